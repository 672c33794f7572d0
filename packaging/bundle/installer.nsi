; SPDX-License-Identifier: MIT
; The installer for Windows, made out of the self-contained folder: for one person, without an administrator's leave.
; packaging/make.py runs it, and says VERSION, FOLDER, ICON and TARGET.
; What people entered lies elsewhere (%LOCALAPPDATA%\mahjong-desk) and stays when the program goes.

Unicode true
!include "MUI2.nsh"

!define NAME "Mahjong Desk"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\MahjongDesk"
!define FILE_TYPE "MahjongDesk.File"

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Mahjong Desk"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Mahjong Desk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section
  ; Files of an older version would be found before those of this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\Mahjong Desk.exe"

  WriteRegStr HKCU "Software\Classes\.mahjong" "" "${FILE_TYPE}"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\Mahjong Desk.exe,0"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\Mahjong Desk.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Mahjong Desk.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Mahjong Desk.exe"
  Delete "$INSTDIR\mahjong-desk.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\${FILE_TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.mahjong" ""
  StrCmp $0 "${FILE_TYPE}" 0 +2 ; another program may have them by now
  DeleteRegKey HKCU "Software\Classes\.mahjong"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
