; Installs Vestiges for one person, without an administrator. Built by packaging/installers.py, which says
; VERSION, PROGRAM (the folder of the program), ICONS and TARGET; and CPU, where NSIS can make more than one kind.
!ifdef CPU
    Target ${CPU}-unicode
!else
    Unicode true
!endif
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

Name "Vestiges"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Vestiges"
InstallDirRegKey HKCU "Software\Vestiges" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
BrandingText "Vestiges ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Vestiges"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Vestiges"
VIAddVersionKey "LegalCopyright" "Apache-2.0"

!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Vestiges"
!define MUI_ICON "${ICONS}/vestiges.ico"
!define MUI_UNICON "${ICONS}/vestiges.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/setup.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\vestiges.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Vestiges"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${PROGRAM}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString FileKind ${LANG_ENGLISH} "Vestiges game, lesson or position"
LangString FileKind ${LANG_FRENCH} "Partie, leçon ou position de Vestiges"
LangString Welcome ${LANG_ENGLISH} "Five board games, without a network.$\r$\n$\r$\nVestiges is installed for you alone and needs no administrator. Games that you have played are left as they are."
LangString Welcome ${LANG_FRENCH} "Cinq jeux de société, sans réseau.$\r$\n$\r$\nVestiges s’installe pour vous seul et ne demande pas d’administrateur. Les parties que vous avez jouées restent comme elles sont."
LangString InUse ${LANG_ENGLISH} "Vestiges is running. Close it, then try again. Your games are safe."
LangString InUse ${LANG_FRENCH} "Vestiges est ouvert. Fermez-le, puis recommencez. Vos parties sont gardées."
LangString GamesStay ${LANG_ENGLISH} "Vestiges is gone. Your games stay in $LOCALAPPDATA\Vestiges."
LangString GamesStay ${LANG_FRENCH} "Vestiges est enlevé. Vos parties restent dans $LOCALAPPDATA\Vestiges."
LangString NotOurs ${LANG_ENGLISH} "There is something else in this folder already. Choose an empty one."
LangString NotOurs ${LANG_FRENCH} "Ce dossier contient déjà autre chose. Choisissez-en un vide."

; A program that runs cannot be written over: told before anything is touched.
!macro WaitUntilClosed
    ${If} ${FileExists} "$INSTDIR\vestiges.exe"
        ${Do}
            ClearErrors
            FileOpen $0 "$INSTDIR\vestiges.exe" a
            ${IfNot} ${Errors}
                FileClose $0
                ${ExitDo}
            ${EndIf}
            ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDCANCEL`
                Abort
            ${EndIf}
        ${Loop}
    ${EndIf}
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section "Vestiges"
    ; Everything in the folder goes when the program goes, so it must hold nothing else.
    ${DirState} "$INSTDIR" $0
    ${IfNot} ${FileExists} "$INSTDIR\vestiges.exe"
    ${AndIf} $0 == 1
        MessageBox MB_OK|MB_ICONSTOP "$(NotOurs)" /SD IDOK
        Abort
    ${EndIf}
    !insertmacro WaitUntilClosed
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${PROGRAM}/*"
    File "${ICONS}/vestiges.ico"
    File "${ICONS}/document.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Vestiges.lnk" "$INSTDIR\vestiges.exe" "" "$INSTDIR\vestiges.ico"

    WriteRegStr HKCU "Software\Vestiges" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.vestiges" "" "Vestiges.File"
    WriteRegStr HKCU "Software\Classes\Vestiges.File" "" "$(FileKind)"
    WriteRegStr HKCU "Software\Classes\Vestiges.File\DefaultIcon" "" "$INSTDIR\document.ico"
    WriteRegStr HKCU "Software\Classes\Vestiges.File\shell\open\command" "" '"$INSTDIR\vestiges.exe" "%1"'
    WriteRegStr HKCU "${GONE}" "DisplayName" "Vestiges"
    WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\vestiges.ico"
    WriteRegStr HKCU "${GONE}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${GONE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${GONE}" "NoModify" 1
    WriteRegDWORD HKCU "${GONE}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Uninstall"
    !insertmacro WaitUntilClosed
    Delete "$SMPROGRAMS\Vestiges.lnk"
    RMDir /r "$INSTDIR"
    ReadRegStr $0 HKCU "Software\Classes\.vestiges" ""
    ${If} $0 == "Vestiges.File"
        DeleteRegKey HKCU "Software\Classes\.vestiges"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\Vestiges.File"
    DeleteRegKey HKCU "${GONE}"
    DeleteRegKey HKCU "Software\Vestiges"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    DetailPrint "$(GamesStay)"
SectionEnd
