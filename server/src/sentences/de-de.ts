import type { Sentences } from './sentence-keys.ts';

/** The messages in German. `{seconds}` is the wait of RATE_LIMITED. */
export const deDe: Partial<Sentences> = {
  VALIDATION_FAILED: 'In der Eingabe fehlt etwas, oder etwas ist nicht, wie es sein soll.',
  FIELD_REQUIRED: 'Das Feld {field} fehlt.',
  FIELD_WRONG_TYPE: 'Der Wert von {field} hat den falschen Typ.',
  FIELD_TOO_SMALL: 'Der Wert von {field} ist zu klein.',
  FIELD_TOO_LARGE: 'Der Wert von {field} ist zu groß.',
  FIELD_TOO_SHORT: 'Der Wert von {field} ist zu kurz.',
  FIELD_TOO_LONG: 'Der Wert von {field} ist zu lang.',
  FIELD_WRONG_FORMAT: 'Der Wert von {field} hat nicht das richtige Format.',
  FIELD_NOT_ALLOWED: 'Der Wert von {field} ist nicht erlaubt.',
  FIELD_OUT_OF_ORDER: 'Der Wert von {field} passt nicht zu einem anderen Feld.',
  MALFORMED_JSON: 'Die Anfrage konnte nicht gelesen werden: Ihr Inhalt ist kein gültiges JSON.',
  UNSUPPORTED_MEDIA_TYPE: 'Die Anfrage hat einen Inhaltstyp, den dieser Aufruf nicht annimmt.',
  PAYLOAD_TOO_LARGE: 'Das ist größer, als diese Website annimmt.',
  NOT_FOUND: 'Unter dieser Adresse ist nichts.',
  METHOD_NOT_ALLOWED: 'Diese Adresse antwortet nicht auf diese Methode.',
  WEBSOCKET_REQUIRED:
    'Dieser Hub ist nur per WebSocket erreichbar. Lass den Client den Transport WebSockets verwenden.',
  NOT_SIGNED_IN: 'Bitte melde dich zuerst an.',
  FORBIDDEN: 'Dein Konto darf das nicht.',
  PASSWORD_CHANGE_REQUIRED: 'Dein Passwort hat dir die Administration gegeben. Ändere es zuerst.',
  BANNED: 'Dieses Konto ist gesperrt. Frag die Orga, wenn du das für einen Irrtum hältst.',
  ORIGIN_REFUSED: 'Die Anfrage kam von einer Seite einer anderen Website und wurde abgelehnt.',
  HOST_REFUSED:
    'Der Server kennt diese Adresse nicht als seine eigene, deshalb lässt sich hier nichts ändern. Wer ihn betreibt, muss PUBLIC_URL auf die Adresse der Website setzen.',
  RATE_LIMITED: 'Das war zu schnell. Versuche es in {seconds} s erneut.',
  INTERNAL:
    'Der Server hat einen Fehler gemacht. Er steht im Protokoll; nenne die Kennung der Anfrage, wenn du ihn meldest.',
  NOT_IMPLEMENTED: 'Dieser Server kann das noch nicht.',
  OVERLOADED: 'Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.',
  DATABASE_UNAVAILABLE: 'Die Seite erreicht ihre Datenbank nicht. Versuche es gleich noch einmal.',
  STORAGE_FULL:
    'Auf der Seite ist kein Speicherplatz mehr frei, deshalb wurde nichts geändert. Sag den Veranstaltern Bescheid.',

  WRONG_CREDENTIALS: 'Der Benutzername oder das Passwort ist falsch.',
  WRONG_PASSWORD: 'Das bisherige Passwort ist falsch.',
  CAPTCHA_FAILED:
    'Die Prüfung, ob du ein Mensch bist, ist fehlgeschlagen. Bitte versuche es noch einmal.',
  CAPTCHA_UNAVAILABLE:
    'Ob du ein Mensch bist, lässt sich gerade nicht prüfen. Versuche es gleich noch einmal.',
  EMAIL_DOMAIN_NOT_ALLOWED: 'Diese Website nimmt keine E-Mail-Adressen dieser Domain an.',
  MAIL_UNAVAILABLE:
    'Diese Website kann keine Mails senden. Bitte wende dich an die Administration.',
  LINK_INVALID: 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  ACCOUNT_NOT_CONFIRMED: 'Dieses Konto ist noch nicht bestätigt.',
  ACCOUNT_CONFIRMED:
    'Dieses Konto ist schon bestätigt. Melde dich an und ändere die Adresse im Profil.',
  REGISTRATION_CLOSED: 'Diese Website nimmt zur Zeit keine neuen Konten an.',
  USER_NAME_INVALID: 'Ein Benutzername hat 3 bis 15 sichtbare Zeichen und kein „@“.',
  USER_NAME_TAKEN: 'Dieser Benutzername ist vergeben.',
  EMAIL_TAKEN: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  PASSWORD_TOO_WEAK:
    'Ein Passwort braucht eine Ziffer, einen Klein- und einen Großbuchstaben und mindestens 6 Zeichen.',
  USER_NOT_FOUND: 'Dieses Konto gibt es nicht.',
  INVITATION_USED: 'Dieser Benutzer hat schon ein Passwort gewählt.',
  USER_IS_CAPTAIN: 'Dieses Konto ist Kapitän eines Teams. Übergib das Team zuerst oder lösche es.',
  OWN_ACCOUNT: 'Mit deinem eigenen Konto kannst du das nicht tun.',
  LAST_ADMIN:
    'Die Website braucht eine Administration, die sich anmelden kann, und dies ist die letzte.',
  SESSION_NOT_FOUND: 'Diese Sitzung gibt es nicht. Vielleicht ist sie schon beendet.',
  MAIL_NOT_FOUND: 'Diese E-Mail gibt es nicht.',
  MAIL_NOT_RETRYABLE:
    'Diese E-Mail kann nicht noch einmal gesendet werden: Sie wurde gesendet, oder ihr Link ist nicht mehr gültig.',
  SETUP_TOKEN_INVALID:
    'Dieser Einrichtungslink gilt nicht. Nimm den, den der Server zuletzt geschrieben hat.',
  SETUP_DONE: 'Diese Website hat schon eine Administration.',

  TEAM_NOT_FOUND: 'Dieses Team gibt es nicht.',
  TEAM_LIMIT_REACHED: 'So viele Teams kann eine Person nicht führen.',
  TEAM_LOCKED: 'Das Team ist geschlossen, bis seine Wettkämpfe beendet sind.',
  CAPTAIN_CANNOT_LEAVE: 'Der Kapitän kann nicht austreten. Übergib das Team zuerst oder lösche es.',
  NOT_CAPTAIN: 'Das darf nur der Kapitän des Teams.',
  NOT_MEMBER: 'Diese Person ist kein Mitglied des Teams.',
  ALREADY_MEMBER: 'Du bist schon Mitglied dieses Teams.',
  INVITE_INVALID: 'Dieser Einladungscode gilt nicht. Frag den Kapitän nach dem jetzigen.',

  GAME_NOT_FOUND: 'Diesen Wettkampf gibt es nicht.',
  GAME_NOT_STARTED: 'Der Wettkampf hat noch nicht begonnen.',
  GAME_ENDED: 'Der Wettkampf ist beendet.',
  NOT_JOINED: 'Du machst bei diesem Wettkampf nicht mit.',
  NOT_ACCEPTED: 'Dein Team ist in diesem Wettkampf nicht angenommen.',
  ALREADY_JOINED: 'Du spielst in diesem Wettkampf schon, vielleicht mit einem anderen Team.',
  DIVISION_REQUIRED: 'Wähle eine Division, um bei diesem Wettkampf mitzumachen.',
  DIVISION_NOT_FOUND: 'Diese Division gibt es in diesem Wettkampf nicht.',
  DIVISION_NOT_JOINABLE: 'Diese Division nimmt keine Teams auf.',
  DIVISION_MISMATCH: 'Dein Team ist schon in einer anderen Division dieses Wettkampfs.',
  DIVISION_IN_USE: 'In dieser Division sind Teams. Verlege sie zuerst in eine andere.',
  INVITE_CODE_WRONG: 'Der Einladungscode des Wettkampfs ist falsch.',
  TEAM_TOO_LARGE: 'Dein Team spielt diesen Wettkampf schon mit so vielen Mitgliedern wie erlaubt.',
  TEAM_NAME_TAKEN: 'Ein anderes Team in diesem Wettkampf heißt genauso.',
  TEAM_NAME_LOOKS_ALIKE:
    'Der Name eines anderen Teams in diesem Wettkampf sieht genauso aus. Die Veranstalter können beide zulassen.',
  CANNOT_LEAVE:
    'Ein Team, das angenommen ist oder dessen Wettkampf begonnen hat, kann nicht zurückziehen.',

  CHALLENGE_NOT_FOUND: 'Diese Challenge gibt es nicht.',
  CHALLENGE_CLOSED: 'Diese Challenge nimmt keine Flags mehr an.',
  SUBMIT_NOT_ALLOWED: 'Deine Division darf für diese Challenge keine Flags einreichen.',
  ATTACHMENTS_EXHAUSTED:
    'Für dein Team ist keine Datei übrig. Jedes Team bekommt seine eigene, und die Veranstalter müssen weitere hinzufügen.',
  ATTEMPTS_EXHAUSTED: 'Dein Team hat seine Versuche für diese Challenge verbraucht.',
  SUBMISSION_NOT_FOUND: 'Diese Einreichung gibt es nicht.',
  EVIDENCE_NOT_FOUND: 'Diese Einreichung oder dieses Ereignis gibt es bei diesen Teams nicht.',
  CONTAINER_NOT_POSSIBLE: 'Diese Challenge läuft nicht in einem Container.',
  CONTAINER_RUNNING: 'Dein Team hat schon einen Container dieser Challenge.',
  CONTAINER_LIMIT_REACHED:
    'Dein Team betreibt so viele Container, wie dieser Wettkampf erlaubt. Beende zuerst einen.',
  CONTAINER_NOT_FOUND: 'Diesen Container gibt es nicht. Vielleicht ist er schon beendet.',
  CONTAINER_FAILED:
    'Der Container konnte nicht gestartet oder beendet werden. Sag der Orga Bescheid, wenn das so bleibt.',
  CONTAINERS_DISABLED:
    'Diese Website führt keine Container aus: Es ist keine Container-Engine eingerichtet.',
  CONTAINERS_NOT_ISOLATED:
    'Kein Container startet, solange Container Dienste auf dem Rechner der Engine erreichen. Unter Orga → Einstellungen stehen die Adressen; die Anleitung für Betreiber sagt, wie man sie schließt.',
  CONTAINERS_PAUSED:
    'Instanzen lassen sich gerade nicht starten, weil die Orga erst den Rechner absichern muss, auf dem sie laufen.',
  EXTENSION_TOO_EARLY: 'Es ist zu früh, um die Laufzeit dieses Containers zu verlängern.',
  WRITEUP_NOT_ASKED: 'Dieser Wettkampf verlangt keine Writeups.',
  WRITEUP_CLOSED: 'Es ist zu spät, um ein Writeup abzugeben.',
  PARTICIPATION_NOT_FOUND: 'Diese Teilnahme gibt es nicht.',
  NOTICE_NOT_FOUND: 'Diese Mitteilung gibt es nicht.',
  NOTICE_NOT_EDITABLE: 'Mitteilungen, die der Wettkampf selbst schreibt, lassen sich nicht ändern.',
  FLAG_REQUIRED: 'Eine Challenge braucht eine Flag, bevor sie eingeschaltet werden kann.',
  FLAG_TEMPLATE_WEAK:
    'Diese Flag-Vorlage überlässt zu wenig dem Zufall: Flags ließen sich erraten.',
  CAPTURE_NOT_POSSIBLE:
    'Verkehr lässt sich nur bei Challenges aufzeichnen, die in Containern laufen.',
  ATTACHMENT_NOT_ALLOWED: 'Diese Art von Challenge bekommt ihre Anhänge mit ihren Flags.',
  FILE_NOT_FOUND: 'Diese Datei gibt es nicht, oder du darfst sie nicht herunterladen.',
  FILE_IN_USE: 'Diese Datei ist in Gebrauch. Entferne sie zuerst dort, wo sie gebraucht wird.',
  IMAGE_INVALID: 'Diese Datei ist kein Bild, das die Website lesen kann.',
  PACKAGE_INVALID: 'Diese Datei ist kein Paket eines Wettkampfs, oder sie ist beschädigt.',
  NOTHING_TO_IMPORT: 'Dieses Archiv enthält keine Challenges, die sich importieren lassen.',
  POST_NOT_FOUND: 'Diesen Beitrag gibt es nicht.',
  VERSION_CONFLICT:
    'Inzwischen hat jemand anders das geändert. Lade es neu und wiederhole die Änderung.',
  SIGNATURE_INVALID: 'Dieses Team-Token gehört nicht zu diesem Schlüssel.',
  TOKEN_NOT_FOUND: 'Dieses Token gibt es nicht.',
  TOKEN_ENDED: 'Dieses Token ist endgültig beendet. Erstelle ein neues.',
  TOKEN_REVOKED_BY_ADMIN:
    'Die Administration hat dieses Token widerrufen; nur sie kann es wiederherstellen.',
  TOKEN_LIMIT_REACHED:
    'Mehr API-Tokens kann ein Konto nicht haben. Lösche eines, das nicht mehr gebraucht wird.',
  PROXY_DISABLED: 'Diese Website leitet keine Verbindungen weiter. Nimm die Adresse der Instanz.',
  TOO_MANY_CONNECTIONS: 'Zu viele Verbindungen zu dieser Instanz sind offen. Schließe zuerst eine.',
  INSTANCE_UNREACHABLE: 'Die Instanz nimmt keine Verbindungen an. Vielleicht startet sie noch.',

  LoggedIn: 'Willkommen an Bord.',
  AdminConfirmationRequired:
    'Dein Konto ist angelegt. Die Administration muss es zuerst bestätigen.',
  EmailConfirmationRequired:
    'Dein Konto ist angelegt. Folge dem Link in der Mail, die wir dir geschickt haben.',

  LOG_ACCOUNT_CONFIRMATION_AWAITED: 'Registriert. Das Konto wartet auf die Bestätigung.',
  LOG_REGISTERED: 'Registriert.',
  LOG_SIGNED_IN: 'Angemeldet.',
  LOG_SIGN_IN_REFUSED: 'Die Anmeldung als {account} wurde abgelehnt.',
  LOG_SIGN_IN_UNKNOWN: 'Die Anmeldung bei einem unbekannten Konto wurde abgelehnt.',
  LOG_ACCESS_REFUSED: 'Der Zugriff wurde verweigert: {method} {path}.',
  LOG_ATTACHMENTS_EXHAUSTED:
    '{challenge} hat weniger Dateien als Teams: {team} hat keine bekommen. Füge Flags mit Dateien hinzu.',
  LOG_CONTAINER_DESTROYED: 'Container von {challenge} beendet.',
  LOG_CONTAINERS_CLOSED_OFF:
    'Container erreichen keine Adressen mehr, die ihnen verschlossen sein sollen.',
  LOG_CONTAINERS_EXPOSED:
    'Container erreichen Adressen, die ihnen verschlossen sein sollen: {addresses}. Keiner startet, außer in Wettkämpfen, die vorher schon liefen.',
  LOG_CONTAINER_OVER_STORAGE:
    'Container von {challenge} beendet: Er hatte mehr als {megabytes} MB geschrieben.',
  LOG_CAPTURES_DELETED: 'Mitschnitte von {team} bei {challenge} gelöscht: {count}.',
  LOG_CONTAINER_FAILED: 'Der Container von {challenge} konnte nicht gestartet werden: {reason}.',
  LOG_CONTAINER_STARTED: 'Container von {challenge} gestartet.',
  LOG_CAPTCHA_UNAVAILABLE:
    'Das Captcha konnte nicht geprüft werden: Sein Dienst antwortet nicht, wie er sollte.',
  LOG_REQUEST_FAILED: 'Eine Anfrage ist fehlgeschlagen: {method} {path}.',
  LOG_FILE_DELETED: 'Die Datei {file} wurde gelöscht.',
  LOG_FILE_MISSING: 'Eine unbekannte Datei wurde angefordert: {file}.',
  LOG_FILE_UNKNOWN: 'Eine Anfrage nannte eine unbekannte Datei: {method} {path}.',
  LOG_LINES_LOST: 'Zeilen des Protokolls sind verloren gegangen: {count}.',
  LOG_LINES_OMITTED: 'Gleichartige Zeilen wurden weggelassen: {count}.',
  LOG_LOGO_REMOVED: 'Das Logo wurde entfernt.',
  LOG_LOGO_SET: 'Das Logo wurde gesetzt.',
  LOG_SETTINGS_CHANGED: 'Einstellungen wurden geändert: {settings}.',
  LOG_SETTINGS_IGNORED:
    'Einstellungen, die dieser Server nicht hat, wurden nicht beachtet: {settings}.',
  LOG_TOKEN_CREATED: 'Das API-Token {token} wurde erstellt.',
  LOG_TOKEN_DELETED: 'Das API-Token {token} wurde gelöscht.',
  LOG_TOKEN_RESTORED: 'Das API-Token {token} wurde wiederhergestellt.',
  LOG_TOKEN_REVOKED: 'Das API-Token {token} wurde widerrufen.',
  LOG_SITE_SET_UP: 'Die Website wurde eingerichtet.',
  LOG_SITE_STARTED: 'Der Server wurde gestartet.',
  LOG_SITE_STOPPED: 'Der Server wurde angehalten.',
  LOG_TEAM_CLOSED: 'Das Team {team} wurde geschlossen.',
  LOG_TEAM_CREATED: 'Das Team {team} wurde gegründet.',
  LOG_TEAM_DELETED: 'Das Team {team} wurde gelöscht.',
  LOG_TEAM_JOINED: 'Dem Team {team} beigetreten.',
  LOG_TEAM_KICKED: '{member} aus dem Team {team} entfernt.',
  LOG_TEAM_LEFT: 'Das Team {team} verlassen.',
  LOG_TEAM_TRANSFERRED: 'Das Team {team} an {captain} übergeben.',
  LOG_USERS_ADDED: 'Konten hinzugefügt: {added}; unverändert gelassen: {unchanged}.',

  MAIL_GREETING: 'Hallo {userName},',
  MAIL_LINK_ENDS: 'Der Link funktioniert einmal, bis {time}.',
  MAIL_SENT_BY: '{site} hat diese E-Mail an {to} gesendet.',
  MAIL_IGNORE: 'Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Es ändert sich nichts.',
  MAIL_SUBJECT_VerifyAccount: 'Bestätige dein Konto',
  MAIL_TEXT_VerifyAccount:
    'Das Konto {userName} wurde bei {site} mit dieser Adresse registriert. Folge dem Link, um es zu bestätigen.',
  MAIL_BUTTON_VerifyAccount: 'Konto bestätigen',
  MAIL_NOTE_VerifyAccount: 'Wenn du dieses Konto nicht registriert hast, folge dem Link nicht.',
  MAIL_SUBJECT_ResetPassword: 'Neues Passwort setzen',
  MAIL_TEXT_ResetPassword:
    'Jemand hat ein neues Passwort für dein Konto bei {site} angefordert. Folge dem Link, um es zu setzen. Danach sind alle Geräte abgemeldet.',
  MAIL_BUTTON_ResetPassword: 'Neues Passwort setzen',
  MAIL_SUBJECT_Invitation: 'Wähle dein Passwort',
  MAIL_TEXT_Invitation:
    'Die Orga von {site} hat ein Konto für dich angelegt: {userName}, mit der Adresse {to}. Wähle ein Passwort, um dich anzumelden.',
  MAIL_BUTTON_Invitation: 'Passwort wählen',
  MAIL_NOTE_Invitation:
    'Wenn du davon nichts weißt, ignoriere diese E-Mail: Ohne den Link kann sich niemand mit dem Konto anmelden.',
  MAIL_SUBJECT_ConfirmEmail: 'Bestätige deine neue Adresse',
  MAIL_TEXT_ConfirmEmail:
    'Dein Konto bei {site} soll diese Adresse bekommen. Folge dem Link, um sie zu bestätigen.',
  MAIL_BUTTON_ConfirmEmail: 'Adresse bestätigen',
  MAIL_SUBJECT_ApproveEmailChange: 'Andere Adresse erlauben',
  MAIL_TEXT_ApproveEmailChange:
    'Jemand, der in deinem Konto bei {site} angemeldet ist und das Passwort nicht angegeben hat, möchte die Adresse in {newEmail} ändern. Wenn du das warst, folge dem Link. Danach bekommt auch die neue Adresse einen Link, und vorher ändert sich nichts.',
  MAIL_BUTTON_ApproveEmailChange: 'Änderung erlauben',
  MAIL_SUBJECT_EmailChangeRequested: 'Deine Adresse soll sich ändern',
  MAIL_TEXT_EmailChangeRequested:
    'Jemand, der in deinem Konto bei {site} angemeldet ist, möchte die Adresse in {newEmail} ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
  MAIL_NOTE_EmailChangeRequested:
    'Wenn du das nicht warst, ändere sofort dein Passwort: Damit wird die Anfrage ungültig.',
  MAIL_SUBJECT_EmailChanged: 'Deine Adresse wurde geändert',
  MAIL_TEXT_EmailChanged: 'Die Adresse deines Kontos bei {site} ist jetzt {newEmail}.',
  MAIL_NOTE_EmailChanged: 'Wenn du das nicht warst, wende dich sofort an die Orga.',
  MAIL_SUBJECT_AddressInUse: 'Zu dieser Adresse gibt es schon ein Konto',
  MAIL_TEXT_AddressInUse:
    'Jemand wollte diese Adresse für ein Konto bei {site} verwenden. Sie gehört schon zu deinem Konto, und es wurde nichts geändert. Wenn du dein Passwort vergessen hast, kannst du auf der Anmeldeseite ein neues anfordern.',
  MAIL_SUBJECT_Test: 'Test-E-Mail',
  MAIL_TEXT_Test: 'Das ist die Test-E-Mail, die du angefordert hast. E-Mails von {site} kommen an.',
  MailOnItsWay: 'Wenn es ein solches Konto gibt, ist eine E-Mail dorthin unterwegs.',
  EmailChangeApprovalMailed: 'Folge dem Link, den wir an deine jetzige Adresse gesendet haben.',
  EmailChangeMailed: 'Folge dem Link, den wir an die neue Adresse gesendet haben.',
  LOG_ACCOUNT_CONFIRMED: 'Hat das Konto bestätigt.',
  LOG_ACCOUNT_DELETED: 'Hat das Konto gelöscht.',
  LOG_EMAIL_CHANGED: 'Hat die E-Mail-Adresse geändert.',
  LOG_PASSWORD_CHANGED: 'Hat das Passwort geändert.',
  LOG_PASSWORD_RESET: 'Hat über einen Link per E-Mail ein neues Passwort gesetzt.',
  LOG_RENAMED: 'Umbenannt: {from} heißt jetzt {to}.',
  LOG_MAIL_DELAYED:
    'Eine E-Mail ({kind}) konnte noch nicht zugestellt werden. Es wird erneut versucht.',
  LOG_MAIL_FAILED: 'Eine E-Mail ({kind}) konnte nicht zugestellt werden.',

  SHEET_RANK: 'Rang',
  SHEET_TEAM: 'Teamname',
  SHEET_DIVISION: 'Divisionsname',
  SHEET_CAPTAIN: 'Kapitän',
  SHEET_CREW: 'Mitglieder',
  SHEET_REAL_NAME: 'Name',
  SHEET_EMAIL: 'E-Mail',
  SHEET_STUDENT_NUMBER: 'Matrikelnummer',
  SHEET_PHONE: 'Telefon',
  SHEET_SOLVED: 'Gelöst',
  SHEET_TIME: 'Zeit',
  SHEET_SCORE: 'Punkte',
  SHEET_STATUS: 'Ergebnis',
  SHEET_USER: 'Benutzer',
  SHEET_CHALLENGE: 'Aufgabe',
  SHEET_SUBMISSION: 'Einreichung',
  SHEET_STATUS_FlagSubmitted: 'eingereicht',
  SHEET_STATUS_Accepted: 'RICHTIG',
  SHEET_STATUS_WrongAnswer: 'FALSCH',
  SHEET_STATUS_CheatDetected: 'Betrug',
  SHEET_STATUS_NotFound: 'unbekannt',
  SHEET_STATUS_Repeat: 'RICHTIG (wiederholt)',

  GAME_COPY: '{title} (Kopie)',
};
