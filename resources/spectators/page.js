// SPDX-License-Identifier: MIT
// The spectators' page. It shows what the window handed over, word for word; it works nothing out but the clock.
"use strict";

const STALE = 60_000; // Without any sign of life for so long, it says so.
const SILENT_TABLE = 15 * 60; // Seconds after which it shows that a table has reported nothing.
const TURN = 20_000; // How long the wall shows what fits before what follows.
const ASK_AGAIN = 5_000;
const LATEST = 3; // Hands that a telephone shows before somebody asks for all.
const FEW = 4;
const LONG_SCORE = 7;
const WALL = window.matchMedia("(min-width: 1000px)");
const SEATS = {
  2: ["foot", "top"],
  3: ["foot", "top-right", "top-left"],
  4: ["foot", "right", "top", "left"],
};
const TICK = "M4 10.5L8.5 15L16 6";
const CLOCK = "M10 5.5V10L13 12M17.5 10A7.5 7.5 0 1 1 2.5 10A7.5 7.5 0 1 1 17.5 10";
const SEAL = "M6.5 10.2L9 12.7L13.5 7.6M17.5 10A7.5 7.5 0 1 1 2.5 10A7.5 7.5 0 1 1 17.5 10";
const WARNING = "M10 6.5V11M10 13.6V13.7M6.9 2.5H13.1L17.5 6.9V13.1L13.1 17.5H6.9L2.5 13.1V6.9Z";

const page = {
  language: document.documentElement.lang.replaceAll("-", "_"), // As the server calls it.
  words: {},
  shown: null, // The latest snapshot.
  table: 0, // The chosen table by its place; -1 is the evening.
  allHands: false,
  turn: 0, // Which part of what does not fit the wall shows.
  heard: 0, // When the server was heard last, by this device's clock.
  heardAt: 0, // The same by the server's.
  ahead: 0, // How much the server's clock is ahead of this one, milliseconds.
  zone: 0, // How far the server's local time is from UTC, seconds.
  source: null,
};

const byId = (id) => document.getElementById(id);

function make(tag, looks, ...inside) {
  const made = document.createElement(tag);
  if (looks) made.className = looks;
  made.append(...inside.filter((part) => part !== null && part !== ""));
  return made;
}

function drawn(tag, attributes, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

function icon(path) {
  return drawn("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" }, drawn("path", { d: path }));
}

function filled(sentence, gaps) {
  return (page.words[sentence] ?? "").replace(/\{(\w+)\}/g, (gap, name) => gaps?.[name] ?? gap);
}

function tile(name, { sideways = false, winning = false } = {}) {
  const symbol = byId(`tile-${name}${sideways ? "-sideways" : ""}`) ?? byId(`tile-${name}`);
  if (symbol === null) return make("span", "tile", name);
  const looks = `tile${sideways ? " sideways" : ""}${winning ? " winning" : ""}`;
  const box = symbol.getAttribute("viewBox");
  return drawn("svg", { class: looks, viewBox: box, "aria-hidden": "true" }, drawn("use", { href: `#${symbol.id}` }));
}

// Marks: a shape times a fill, as the window draws them.

const OUTLINES = {
  circle: "M8 1.5A6.5 6.5 0 1 1 8 14.5A6.5 6.5 0 1 1 8 1.5Z",
  square: "M2.2 2.2H13.8V13.8H2.2Z",
  diamond: "M8 0.8L15.2 8L8 15.2L0.8 8Z",
  triangle: "M8 1.4L15.2 14.2H0.8Z",
};

function mark({ shape, fill }) {
  const colour = `var(--${shape})`;
  const outline = (attributes) => drawn("path", { d: OUTLINES[shape], ...attributes });
  const solid = fill === "solid";
  const parts = [outline({ fill: solid ? colour : "none", stroke: colour, "stroke-width": "1.8" })];
  const clip = `clip-${shape}`;
  if (fill === "half") parts.push(drawn("rect", { x: 0, y: 0, width: 8, height: 16, fill: colour, "clip-path": `url(#${clip})` }));
  const middle = shape === "triangle" ? 10 : 8;
  if (fill === "dot") parts.push(drawn("circle", { cx: 8, cy: middle, r: 2.4, fill: colour }));
  if (fill === "bar") parts.push(drawn("rect", { x: 0, y: middle - 1.2, width: 16, height: 2.4, fill: colour, "clip-path": `url(#${clip})` }));
  return drawn("svg", { class: "mark", viewBox: "0 0 16 16", "aria-hidden": "true" }, ...parts);
}

function clips() {
  return Object.entries(OUTLINES).map(([shape, path]) => drawn("clipPath", { id: `clip-${shape}` }, drawn("path", { d: path })));
}

// Time: always the club's, whatever this device believes.

const now = () => Date.now() + page.ahead;

function timeOfDay(seconds) {
  return new Date((seconds + page.zone) * 1000).toISOString().slice(11, 16);
}

function minutes(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

// A table.

function signed(points) {
  const looks = points.startsWith("+") ? "plus" : points.startsWith("−") ? "minus" : "";
  return make("span", looks, points);
}

function plate(seat, where, finished) {
  const looks = ["plate", `seat-${where}`];
  const dealer = seat.dealer && !finished;
  if (dealer) looks.push("dealer");
  if (seat.score.length >= LONG_SCORE) looks.push("long");
  const parts = [];
  if (finished && seat.place) parts.push(make("span", seat.place === 1 ? "place first" : "place", `${seat.place}`));
  else if (seat.wind) {
    const wind = tile(seat.wind);
    wind.classList.add("wind");
    parts.push(wind);
  } else looks.push("windless");
  const name = make("span", "name", seat.name);
  name.title = seat.name;
  parts.push(name);
  const tag = make("span", "tag", dealer ? filled("dealer_tag") : "");
  tag.title = filled("dealer");
  tag.hidden = !dealer;
  parts.push(tag, make("span", "score", seat.score));
  if (seat.riichi && !finished) {
    const stick = make("span", "stick");
    stick.title = filled("riichi");
    parts.push(stick);
  }
  return make("div", looks.join(" "), ...parts);
}

function when(table, close) {
  const time = table.at ? timeOfDay(table.at) : "";
  const old = !table.finished && table.at && now() / 1000 - table.at > SILENT_TABLE;
  const told = table.finished && !close ? filled("finished", { time }) : time;
  return make("span", old ? "when old" : "when", old ? icon(CLOCK) : "", told);
}

function felt(table, { titled = false, close = false } = {}) {
  const seats = SEATS[table.seats.length] ?? SEATS[4];
  const middle = table.finished
    ? make("div", "middle", icon(SEAL))
    : make("div", "middle", make("p", "round", table.round), make("div", "counters", ...table.counters.map((told) => make("p", "", told))));
  const made = make(
    "article",
    table.seats.length === 3 ? "felt corners" : "felt",
    titled ? make("h3", "", filled("table", { number: table.number })) : "",
    when(table, close),
    ...table.seats.map((seat, at) => plate(seat, seats[at], table.finished)),
    middle,
  );
  made.setAttribute("aria-label", filled("table", { number: table.number }));
  return made;
}

function handRow(hand, withTiles) {
  const changes = make("div", "changes", ...hand.changes.map(({ name, points }) => make("span", "", make("bdi", "", name), " ", signed(points))));
  const row = make("li", "", make("span", hand.where.length > 3 ? "where wide" : "where", hand.where), make("span", "told", hand.told), make("span", "value", hand.value));
  if (withTiles && hand.groups.length) {
    const groups = hand.groups.map((group) => make("span", "", ...group.map((piece) => tile(piece.name, piece))));
    const tiles = make("div", "tiles", ...groups);
    tiles.setAttribute("role", "img");
    tiles.setAttribute("aria-label", hand.spoken);
    row.append(tiles);
  }
  row.append(changes);
  return row;
}

function standingRow(row) {
  const place = make("span", row.place === 1 ? "place first" : "place", `${row.place}`);
  const name = make("span", "name", row.name);
  name.title = row.name;
  const points = signed(row.points);
  points.classList.add("points");
  return make("li", "", place, row.mark ? mark(row.mark) : "", name, points);
}

// The whole page.

function chosenTable() {
  const tables = page.shown.tables;
  return tables[Math.max(0, Math.min(page.table, tables.length - 1))];
}

// What a list that is too long for its place shows now: as many as fit, and the rest in turns.
function inTurn(list, fitting) {
  const parts = Math.max(1, Math.ceil(list.length / Math.max(1, fitting)));
  const first = (page.turn % parts) * fitting;
  return { parts, first, rows: list.slice(first, first + fitting) };
}

function showTables(wall) {
  const tables = page.shown.tables;
  const place = byId("tables");
  if (!tables.length) {
    place.className = "one";
    place.replaceChildren(make("p", "none", filled("no_table")));
    return 1;
  }
  const { parts, rows } = inTurn(tables, 9);
  place.className = tables.length === 1 ? "one" : tables.length === 2 ? "two" : tables.length <= 4 ? "four" : "nine";
  const several = tables.length > 1;
  const shown = wall ? rows : page.table < 0 && several ? [] : [chosenTable()];
  place.replaceChildren(...shown.map((table) => felt(table, { titled: wall && several, close: wall && tables.length > 4 })));
  return parts;
}

// A row that is cut off says half of something: the wall leaves it out.
function dropOverflow(list) {
  const foot = byId("beside").getBoundingClientRect().bottom;
  while (list.children.length > 1 && list.lastElementChild.getBoundingClientRect().bottom > foot) list.lastElementChild.remove();
}

function showHands(wall) {
  const tables = page.shown.tables;
  const section = byId("hands");
  section.hidden = !tables.length || (wall ? page.shown.standings.length > 0 || tables.length > 1 : page.table < 0);
  if (section.hidden) return;
  const { hands } = chosenTable();
  const shown = wall || page.allHands ? hands : hands.slice(0, LATEST);
  // The newest hand that was won is laid out; a draw has no tiles.
  const laidOut = hands.findIndex((hand) => hand.groups.length > 0);
  byId("hands-title").textContent = filled("hands");
  byId("hands-list").replaceChildren(
    ...(hands.length ? shown.map((hand, at) => handRow(hand, page.allHands || at === laidOut)) : [make("li", "none", filled("no_hand"))]),
  );
  if (wall) dropOverflow(byId("hands-list"));
  const all = byId("hands-all");
  all.textContent = filled(page.allHands ? "latest_hands" : "all_hands");
  all.hidden = wall || hands.length <= LATEST;
}

function showEvening(wall) {
  const { standings, after, tables } = page.shown;
  const section = byId("evening");
  section.hidden = !standings.length;
  document.body.classList.toggle("all", page.table < 0);
  if (section.hidden) return null;
  byId("evening-title").textContent = filled("evening");
  byId("evening-after").textContent = after;
  const list = byId("evening-list");
  list.className = standings.some((row) => row.mark) ? "" : "unmarked";
  const every = byId("evening-all");
  every.textContent = filled("all_players", { count: standings.length });
  every.hidden = wall || page.table < 0 || standings.length <= FEW || (tables.length < 1);
  if (!wall) {
    const shown = page.table < 0 || tables.length < 1 ? standings : standings.slice(0, FEW);
    list.replaceChildren(...shown.map(standingRow));
    return null;
  }
  list.replaceChildren(standingRow(standings[0]));
  const row = list.firstElementChild.getBoundingClientRect().height || 1;
  const room = byId("beside").getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  const fitting = Math.max(1, Math.floor(room / row));
  const turn = inTurn(standings, fitting);
  list.replaceChildren(...turn.rows.map(standingRow));
  return { ...turn, fitting };
}

function showChips(wall) {
  const { tables, standings } = page.shown;
  const chips = byId("chips");
  const several = tables.length > 1 || (tables.length === 1 && standings.length > FEW);
  chips.hidden = wall || !several;
  const told = tables.map((table, at) => ({
    at,
    words: at === 0 ? filled("table", { number: table.number }) : `${table.number}`,
    spoken: filled("table", { number: table.number }) + (table.finished ? `, ${filled("finished", { time: timeOfDay(table.at) })}` : ""),
    finished: table.finished,
  }));
  if (standings.length) told.push({ at: -1, words: filled("evening_chip"), spoken: filled("evening"), finished: false });
  // Chips stay where they are and keep the focus; only what they say changes.
  while (chips.children.length > told.length) chips.lastElementChild.remove();
  told.forEach((chip, index) => {
    let button = chips.children[index];
    if (!button) {
      button = make("button");
      button.type = "button";
      button.addEventListener("click", () => choose(Number(button.dataset.table)));
      chips.append(button);
    }
    button.dataset.table = chip.at;
    button.replaceChildren(chip.words, ...(chip.finished ? [icon(TICK)] : []));
    button.setAttribute("aria-label", chip.spoken);
    button.setAttribute("aria-pressed", `${chip.at === page.table}`);
  });
}

function choose(table) {
  page.table = table;
  page.allHands = false;
  show();
}

function show() {
  if (!page.shown) return;
  const wall = WALL.matches;
  const { title, subtitle, tables, standings } = page.shown;
  if (page.table >= tables.length || (page.table < 0 && !standings.length)) page.table = 0;
  byId("title").textContent = title;
  byId("subtitle").textContent = subtitle;
  document.title = title;
  document.body.classList.toggle("single", tables.length < 2 && !standings.length);
  showChips(wall);
  const parts = showTables(wall);
  showHands(wall);
  const evening = showEvening(wall);
  page.parts = Math.max(parts, evening?.parts ?? 1);
  page.evening = evening;
  tick();
}

// What changes by the second.

function showTimer() {
  const timer = page.shown?.timer;
  const place = byId("timer");
  place.hidden = !timer;
  byId("elapsed-bar").style.width = "0";
  if (!timer) return;
  const moment = timer.paused || now() / 1000;
  const left = timer.ends - moment;
  const over = left <= 0;
  const last = !over && !timer.paused && timer.last_hands > 0 && left <= timer.last_hands;
  place.className = over ? "over" : timer.paused ? "paused" : "";
  byId("timer-figure").textContent = minutes(left);
  const words = byId("timer-words");
  if (last) words.replaceChildren(make("span", "tag", filled("timer_last")));
  else if (over) words.textContent = filled("over", { time: minutes(-left) });
  else if (timer.paused) words.textContent = filled("paused", { time: timeOfDay(timer.paused) });
  else words.textContent = filled(WALL.matches ? "round_ends" : "ends", { time: timeOfDay(timer.ends) });
  byId("elapsed-bar").style.width = `${Math.max(0, Math.min(100, 100 - (100 * left) / timer.length))}%`;
}

function showAge() {
  const foot = document.querySelector("footer");
  const stale = page.heard > 0 && Date.now() - page.heard > STALE;
  foot.classList.toggle("stale", stale);
  const place = byId("as-of");
  let told = filled("connecting");
  if (page.shown) {
    const time = timeOfDay(page.heardAt);
    told = stale ? filled("no_news", { time }) : filled(!WALL.matches ? "as_of" : page.shown.whole ? "as_of_whole" : "as_of_wall", { time });
  }
  // A status is read aloud when it changes, and only then.
  if (place.dataset.told !== told) {
    place.dataset.told = told;
    place.replaceChildren(page.shown ? icon(stale ? WARNING : TICK) : "", told);
  }
  const { evening, parts } = page;
  const rest = WALL.matches && parts > 1 && !stale;
  byId("follows").hidden = !rest;
  if (!rest) return;
  const seconds = Math.ceil((page.turned + TURN - Date.now()) / 1000);
  if (!evening || evening.parts < 2) {
    byId("follows").textContent = filled("tables_follow", { seconds });
    return;
  }
  const next = ((page.turn + 1) % evening.parts) * evening.fitting;
  const last = Math.min(page.shown.standings.length, next + evening.fitting);
  byId("follows").textContent = filled("follow", { first: next + 1, last, seconds });
}

function tick() {
  if (page.parts > 1 && WALL.matches && Date.now() >= page.turned + TURN) {
    page.turn += 1;
    page.turned = Date.now();
    show();
    return;
  }
  showTimer();
  showAge();
}

// News.

function listen() {
  page.source?.close();
  const source = new EventSource(`news-${page.language}`);
  page.source = source;
  source.addEventListener("pulse", ({ data }) => {
    const told = JSON.parse(data);
    page.heard = Date.now();
    page.heardAt = told.now;
    page.ahead = told.now * 1000 - page.heard;
    page.zone = told.zone;
    tick();
  });
  source.addEventListener("message", ({ data }) => {
    page.shown = JSON.parse(data);
    show();
  });
  source.addEventListener("error", () => {
    // A browser asks again by itself unless it was refused; then the page does.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => source === page.source && listen(), ASK_AGAIN);
  });
}

const tag = (language) => language.replaceAll("_", "-");

function offerLanguages() {
  byId("languages").replaceChildren(
    ...Object.entries(page.words.languages).map(([language, name]) => {
      const button = make("button", "", name);
      button.type = "button";
      button.lang = tag(language);
      button.addEventListener("click", () => speak(language));
      return button;
    }),
  );
}

async function speak(language) {
  page.language = language;
  document.documentElement.lang = tag(language);
  page.words = await (await fetch(`words-${language}.json`)).json();
  byId("chips").setAttribute("aria-label", filled("tables"));
  byId("read-only").textContent = filled("read_only");
  byId("languages").setAttribute("aria-label", filled("language"));
  if (!byId("languages").hasChildNodes()) offerLanguages();
  for (const button of byId("languages").children) button.setAttribute("aria-pressed", `${button.lang === tag(language)}`);
  tick();
  listen();
}

async function begin() {
  const tiles = matchMedia("(prefers-contrast: more)").matches ? "tiles-contrast.svg" : "tiles.svg";
  const drawing = new DOMParser().parseFromString(await (await fetch(tiles)).text(), "image/svg+xml");
  const art = document.importNode(drawing.documentElement, true);
  art.classList.add("art");
  art.querySelector("defs").append(...clips());
  document.body.append(art);
  byId("emblem").replaceChildren(tile("1p"));
  byId("hands-all").addEventListener("click", () => {
    page.allHands = !page.allHands;
    show();
  });
  byId("evening-all").addEventListener("click", () => choose(-1));
  WALL.addEventListener("change", show);
  window.addEventListener("resize", show);
  document.fonts?.addEventListener("loadingdone", show);
  page.turned = Date.now();
  setInterval(tick, 1000);
  await speak(page.language);
}

begin();
