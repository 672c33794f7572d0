// SPDX-License-Identifier: MIT
// The spectators' page. It shows the snapshots of the application as they are; only the timer is computed here.
"use strict";

const STALE_AFTER = 60_000; // Milliseconds without a pulse after which the page says that it has no news.
const SILENT_AFTER = 15 * 60; // Seconds without a hand after which a table is marked.
const TURN_INTERVAL = 20_000; // Milliseconds for which a wall screen shows one part of a long list.
const RETRY_DELAY = 5_000;
const LATEST_HANDS = 3; // The hands that a phone shows at first.
const FIRST_RANKS = 4; // The standings that a phone shows at first.
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
  language: document.documentElement.lang.replaceAll("-", "_"), // Named as on the server.
  texts: {},
  snapshot: null,
  table: 0, // The index of the chosen table; -1 is the evening.
  allHands: false,
  turn: 0, // The part of a long list that the wall screen shows.
  pulseAt: 0, // The time of the last pulse by this device's clock, in milliseconds.
  serverTime: 0, // The same by the server's clock, in seconds.
  clockOffset: 0, // How far the server's clock is ahead of this device's, in milliseconds.
  utcOffset: 0, // How far the server's local time is ahead of UTC, in seconds.
  events: null, // The connection to the server.
};

const byId = (id) => document.getElementById(id);

function element(tag, className, ...children) {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children.filter((child) => child !== null && child !== ""));
  return created;
}

function svgElement(tag, attributes, ...children) {
  const created = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

function icon(path) {
  return svgElement("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" }, svgElement("path", { d: path }));
}

function text(id, values) {
  return (page.texts[id] ?? "").replace(/\{(\w+)\}/g, (placeholder, name) => values?.[name] ?? placeholder);
}

function tile(name, { sideways = false, winning = false } = {}) {
  const symbol = byId(`tile-${name}${sideways ? "-sideways" : ""}`) ?? byId(`tile-${name}`);
  if (symbol === null) return element("span", "tile", name);
  const className = `tile${sideways ? " sideways" : ""}${winning ? " winning" : ""}`;
  const viewBox = symbol.getAttribute("viewBox");
  return svgElement("svg", { class: className, viewBox, "aria-hidden": "true" }, svgElement("use", { href: `#${symbol.id}` }));
}

// Players’ marks: a shape and a fill, as in the application.

const OUTLINES = {
  circle: "M8 1.5A6.5 6.5 0 1 1 8 14.5A6.5 6.5 0 1 1 8 1.5Z",
  square: "M2.2 2.2H13.8V13.8H2.2Z",
  diamond: "M8 0.8L15.2 8L8 15.2L0.8 8Z",
  triangle: "M8 1.4L15.2 14.2H0.8Z",
};

function mark({ shape, fill }) {
  const colour = `var(--${shape})`;
  const outline = (attributes) => svgElement("path", { d: OUTLINES[shape], ...attributes });
  const solid = fill === "solid";
  const parts = [outline({ fill: solid ? colour : "none", stroke: colour, "stroke-width": "1.8" })];
  const clip = `clip-${shape}`;
  if (fill === "half") parts.push(svgElement("rect", { x: 0, y: 0, width: 8, height: 16, fill: colour, "clip-path": `url(#${clip})` }));
  const middle = shape === "triangle" ? 10 : 8;
  if (fill === "dot") parts.push(svgElement("circle", { cx: 8, cy: middle, r: 2.4, fill: colour }));
  if (fill === "bar") parts.push(svgElement("rect", { x: 0, y: middle - 1.2, width: 16, height: 2.4, fill: colour, "clip-path": `url(#${clip})` }));
  return svgElement("svg", { class: "mark", viewBox: "0 0 16 16", "aria-hidden": "true" }, ...parts);
}

function clips() {
  return Object.entries(OUTLINES).map(([shape, path]) => svgElement("clipPath", { id: `clip-${shape}` }, svgElement("path", { d: path })));
}

// Times are those of the server, in its time zone.

const now = () => Date.now() + page.clockOffset;

function timeOfDay(seconds) {
  return new Date((seconds + page.utcOffset) * 1000).toISOString().slice(11, 16);
}

function minutesAndSeconds(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

// One table.

function signed(points) {
  const sign = points.startsWith("+") ? "plus" : points.startsWith("−") ? "minus" : "";
  return element("span", sign, points);
}

function rankLabel(rank) {
  return element("span", rank === 1 ? "rank first" : "rank", `${rank}`);
}

function plate(seat, position, finished) {
  const classes = ["plate", `seat-${position}`];
  const dealer = seat.dealer && !finished;
  if (dealer) classes.push("dealer");
  if (seat.score.length >= LONG_SCORE) classes.push("long");
  const parts = [];
  if (finished && seat.rank) parts.push(rankLabel(seat.rank));
  else if (seat.wind) {
    const wind = tile(seat.wind);
    wind.classList.add("wind");
    parts.push(wind);
  } else classes.push("windless");
  const name = element("span", "name", seat.name);
  name.title = seat.name;
  parts.push(name);
  const tag = element("span", "tag", dealer ? text("dealer_tag") : "");
  tag.title = text("dealer");
  tag.hidden = !dealer;
  parts.push(tag, element("span", "score", seat.score));
  if (seat.riichi && !finished) {
    const stick = element("span", "stick");
    stick.title = text("riichi");
    parts.push(stick);
  }
  return element("div", classes.join(" "), ...parts);
}

function timeLabel(table, compact) {
  const time = table.updated_at ? timeOfDay(table.updated_at) : "";
  const silent = !table.finished && table.updated_at && now() / 1000 - table.updated_at > SILENT_AFTER;
  const label = table.finished && !compact ? text("finished", { time }) : time;
  return element("span", silent ? "time silent" : "time", silent ? icon(CLOCK) : "", label);
}

function felt(table, { titled = false, compact = false } = {}) {
  const seats = SEATS[table.seats.length] ?? SEATS[4];
  const middle = table.finished
    ? element("div", "middle", icon(SEAL))
    : element("div", "middle", element("p", "round", table.round), element("div", "counters", ...table.counters.map((counter) => element("p", "", counter))));
  const article = element(
    "article",
    table.seats.length === 3 ? "felt corners" : "felt",
    titled ? element("h3", "", text("table", { number: table.number })) : "",
    timeLabel(table, compact),
    ...table.seats.map((seat, index) => plate(seat, seats[index], table.finished)),
    middle,
  );
  article.setAttribute("aria-label", text("table", { number: table.number }));
  return article;
}

function handRow(hand, withTiles) {
  const changes = element("div", "changes", ...hand.changes.map(({ name, points }) => element("span", "", element("bdi", "", name), " ", signed(points))));
  const row = element(
    "li",
    "",
    element("span", hand.round.length > 3 ? "hand-round wide" : "hand-round", hand.round),
    element("span", "description", hand.description),
    element("span", "value", hand.value),
  );
  if (withTiles && hand.groups.length) {
    const groups = hand.groups.map((group) => element("span", "", ...group.map((piece) => tile(piece.name, piece))));
    const tiles = element("div", "tiles", ...groups);
    tiles.setAttribute("role", "img");
    tiles.setAttribute("aria-label", hand.spoken_tiles);
    row.append(tiles);
  }
  row.append(changes);
  return row;
}

function standingRow(row) {
  const name = element("span", "name", row.name);
  name.title = row.name;
  const points = signed(row.points);
  points.classList.add("points");
  return element("li", "", rankLabel(row.rank), row.mark ? mark(row.mark) : "", name, points);
}

// The whole page.

function chosenTable() {
  const tables = page.snapshot.tables;
  return tables[Math.max(0, Math.min(page.table, tables.length - 1))];
}

// The part of a long list that is shown in this turn, of as many items as fit.
function currentPart(list, size) {
  const parts = Math.max(1, Math.ceil(list.length / Math.max(1, size)));
  const first = (page.turn % parts) * size;
  return { parts, items: list.slice(first, first + size) };
}

function showTables(wall) {
  const tables = page.snapshot.tables;
  const grid = byId("tables");
  if (!tables.length) {
    grid.className = "one";
    grid.replaceChildren(element("p", "none", text("no_table")));
    return 1;
  }
  const { parts, items } = currentPart(tables, 9);
  grid.className = tables.length === 1 ? "one" : tables.length === 2 ? "two" : tables.length <= 4 ? "four" : "nine";
  const several = tables.length > 1;
  const shown = wall ? items : page.table < 0 && several ? [] : [chosenTable()];
  grid.replaceChildren(...shown.map((table) => felt(table, { titled: wall && several, compact: wall && tables.length > 4 })));
  return parts;
}

// Removes the rows that do not fit completely.
function dropOverflow(list) {
  const foot = byId("beside").getBoundingClientRect().bottom;
  while (list.children.length > 1 && list.lastElementChild.getBoundingClientRect().bottom > foot) list.lastElementChild.remove();
}

function showHands(wall) {
  const tables = page.snapshot.tables;
  const section = byId("hands");
  section.hidden = !tables.length || (wall ? page.snapshot.standings.length > 0 || tables.length > 1 : page.table < 0);
  if (section.hidden) return;
  const { hands } = chosenTable();
  const shown = wall || page.allHands ? hands : hands.slice(0, LATEST_HANDS);
  // The tiles of the newest won hand are always shown; a draw has none.
  const newestWon = hands.findIndex((hand) => hand.groups.length > 0);
  byId("hands-title").textContent = text("hands");
  byId("hands-list").replaceChildren(
    ...(hands.length ? shown.map((hand, index) => handRow(hand, page.allHands || index === newestWon)) : [element("li", "none", text("no_hand"))]),
  );
  if (wall) dropOverflow(byId("hands-list"));
  const all = byId("hands-all");
  all.textContent = text(page.allHands ? "latest_hands" : "all_hands");
  all.hidden = wall || hands.length <= LATEST_HANDS;
}

function showEvening(wall) {
  const { standings, standings_note: note, tables } = page.snapshot;
  const section = byId("evening");
  section.hidden = !standings.length;
  document.body.classList.toggle("all", page.table < 0);
  if (section.hidden) return null;
  byId("evening-title").textContent = text("evening");
  byId("evening-note").textContent = note;
  const list = byId("evening-list");
  list.className = standings.some((row) => row.mark) ? "" : "unmarked";
  const all = byId("evening-all");
  all.textContent = text("all_players", { count: standings.length });
  all.hidden = wall || page.table < 0 || standings.length <= FIRST_RANKS || tables.length < 1;
  if (!wall) {
    const shown = page.table < 0 || tables.length < 1 ? standings : standings.slice(0, FIRST_RANKS);
    list.replaceChildren(...shown.map(standingRow));
    return null;
  }
  list.replaceChildren(standingRow(standings[0]));
  const row = list.firstElementChild.getBoundingClientRect().height || 1;
  const room = byId("beside").getBoundingClientRect().bottom - list.getBoundingClientRect().top;
  const size = Math.max(1, Math.floor(room / row));
  const { parts, items } = currentPart(standings, size);
  list.replaceChildren(...items.map(standingRow));
  return { parts, size };
}

function showChips(wall) {
  const { tables, standings } = page.snapshot;
  const chips = byId("chips");
  const several = tables.length > 1 || (tables.length === 1 && standings.length > FIRST_RANKS);
  chips.hidden = wall || !several;
  const labels = tables.map((table, index) => ({
    table: index,
    text: index === 0 ? text("table", { number: table.number }) : `${table.number}`,
    description: text("table", { number: table.number }) + (table.finished ? `, ${text("finished", { time: timeOfDay(table.updated_at) })}` : ""),
    finished: table.finished,
  }));
  if (standings.length) labels.push({ table: -1, text: text("evening_chip"), description: text("evening"), finished: false });
  // Chips are reused, so that they keep the focus.
  while (chips.children.length > labels.length) chips.lastElementChild.remove();
  labels.forEach((label, index) => {
    let button = chips.children[index];
    if (!button) {
      button = element("button");
      button.type = "button";
      button.addEventListener("click", () => choose(Number(button.dataset.table)));
      chips.append(button);
    }
    button.dataset.table = label.table;
    button.replaceChildren(label.text, ...(label.finished ? [icon(TICK)] : []));
    button.setAttribute("aria-label", label.description);
    button.setAttribute("aria-pressed", `${label.table === page.table}`);
  });
}

function choose(table) {
  page.table = table;
  page.allHands = false;
  show();
}

function show() {
  if (!page.snapshot) return;
  const wall = WALL.matches;
  const { title, subtitle, tables, standings } = page.snapshot;
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

// What changes every second.

function showTimer() {
  const timer = page.snapshot?.timer;
  const box = byId("timer");
  box.hidden = !timer;
  byId("elapsed-bar").style.width = "0";
  if (!timer) return;
  const left = timer.ends_at - (timer.paused_at || now() / 1000);
  const over = left <= 0;
  const last = !over && !timer.paused_at && timer.last_hands > 0 && left <= timer.last_hands;
  box.className = over ? "over" : timer.paused_at ? "paused" : "";
  byId("timer-time").textContent = minutesAndSeconds(left);
  const label = byId("timer-label");
  if (last) label.replaceChildren(element("span", "tag", text("timer_last")));
  else if (over) label.textContent = text("over", { time: minutesAndSeconds(-left) });
  else if (timer.paused_at) label.textContent = text("paused", { time: timeOfDay(timer.paused_at) });
  else label.textContent = text(WALL.matches ? "round_ends" : "ends", { time: timeOfDay(timer.ends_at) });
  byId("elapsed-bar").style.width = `${Math.max(0, Math.min(100, 100 - (100 * left) / timer.length))}%`;
}

function showStatus() {
  const foot = document.querySelector("footer");
  const stale = page.pulseAt > 0 && Date.now() - page.pulseAt > STALE_AFTER;
  foot.classList.toggle("stale", stale);
  const status = byId("status");
  let label = text("connecting");
  if (page.snapshot) {
    const time = timeOfDay(page.serverTime);
    label = stale ? text("no_news", { time }) : text(!WALL.matches ? "as_of" : page.snapshot.adds_up ? "as_of_whole" : "as_of_wall", { time });
  }
  // A screen reader reads the status whenever it is replaced.
  if (status.dataset.label !== label) {
    status.dataset.label = label;
    status.replaceChildren(page.snapshot ? icon(stale ? WARNING : TICK) : "", label);
  }
  const { evening, parts } = page;
  const hasMore = WALL.matches && parts > 1 && !stale;
  byId("next-part").hidden = !hasMore;
  if (!hasMore) return;
  const seconds = Math.ceil((page.turnedAt + TURN_INTERVAL - Date.now()) / 1000);
  if (!evening || evening.parts < 2) {
    byId("next-part").textContent = text("tables_follow", { seconds });
    return;
  }
  const next = ((page.turn + 1) % evening.parts) * evening.size;
  const last = Math.min(page.snapshot.standings.length, next + evening.size);
  byId("next-part").textContent = text("follow", { first: next + 1, last, seconds });
}

function tick() {
  if (page.parts > 1 && WALL.matches && Date.now() >= page.turnedAt + TURN_INTERVAL) {
    page.turn += 1;
    page.turnedAt = Date.now();
    show();
    return;
  }
  showTimer();
  showStatus();
}

// The connection to the server.

function connect() {
  page.events?.close();
  const events = new EventSource(`news-${page.language}`);
  page.events = events;
  events.addEventListener("pulse", ({ data }) => {
    const pulse = JSON.parse(data);
    page.pulseAt = Date.now();
    page.serverTime = pulse.now;
    page.clockOffset = pulse.now * 1000 - page.pulseAt;
    page.utcOffset = pulse.zone;
    tick();
  });
  events.addEventListener("message", ({ data }) => {
    page.snapshot = JSON.parse(data);
    show();
  });
  events.addEventListener("error", () => {
    // The browser reconnects by itself, unless it was refused.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => events === page.events && connect(), RETRY_DELAY);
  });
}

const tag = (language) => language.replaceAll("_", "-");

function offerLanguages() {
  byId("languages").replaceChildren(
    ...Object.entries(page.texts.languages).map(([language, name]) => {
      const button = element("button", "", name);
      button.type = "button";
      button.lang = tag(language);
      button.addEventListener("click", () => setLanguage(language));
      return button;
    }),
  );
}

async function setLanguage(language) {
  page.language = language;
  document.documentElement.lang = tag(language);
  page.texts = await (await fetch(`words-${language}.json`)).json();
  byId("chips").setAttribute("aria-label", text("tables"));
  byId("read-only").textContent = text("read_only");
  byId("languages").setAttribute("aria-label", text("language"));
  if (!byId("languages").hasChildNodes()) offerLanguages();
  for (const button of byId("languages").children) button.setAttribute("aria-pressed", `${button.lang === tag(language)}`);
  tick();
  connect();
}

async function start() {
  const file = matchMedia("(prefers-contrast: more)").matches ? "tiles-contrast.svg" : "tiles.svg";
  const svg = new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
  const art = document.importNode(svg.documentElement, true);
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
  page.turnedAt = Date.now();
  setInterval(tick, 1000);
  await setLanguage(page.language);
}

start();
