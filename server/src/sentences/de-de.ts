import type { Sentences } from './sentence-keys.ts';

/** The messages in German. `{seconds}` is the wait of RATE_LIMITED. */
export const deDe: Partial<Sentences> = {
  VALIDATION_FAILED: 'In der Eingabe fehlt etwas, oder etwas ist nicht, wie es sein soll.',
  MALFORMED_JSON: 'Die Anfrage konnte nicht gelesen werden: Ihr Inhalt ist kein gültiges JSON.',
  UNSUPPORTED_MEDIA_TYPE: 'Die Anfrage hat einen Inhaltstyp, den dieser Aufruf nicht annimmt.',
  PAYLOAD_TOO_LARGE: 'Das ist größer, als diese Website annimmt.',
  NOT_FOUND: 'Unter dieser Adresse ist nichts.',
  METHOD_NOT_ALLOWED: 'Diese Adresse antwortet nicht auf diese Methode.',
  NOT_SIGNED_IN: 'Bitte melde dich zuerst an.',
  FORBIDDEN: 'Dein Konto darf das nicht.',
  BANNED: 'Dieses Konto ist gesperrt. Frag die Orga, wenn du das für einen Irrtum hältst.',
  ORIGIN_REFUSED: 'Die Anfrage kam von einer Seite einer anderen Website und wurde abgelehnt.',
  RATE_LIMITED: 'Das war zu schnell. Versuche es in {seconds} s erneut.',
  INTERNAL:
    'Der Server hat einen Fehler gemacht. Er steht im Protokoll; nenne die Kennung der Anfrage, wenn du ihn meldest.',
  NOT_IMPLEMENTED: 'Dieser Server kann das noch nicht.',
  OVERLOADED: 'Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.',

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
  REGISTRATION_CLOSED: 'Diese Website nimmt zur Zeit keine neuen Konten an.',
  USER_NAME_INVALID: 'Ein Benutzername hat 3 bis 15 sichtbare Zeichen und kein „@“.',
  USER_NAME_TAKEN: 'Dieser Benutzername ist vergeben.',
  EMAIL_TAKEN: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  PASSWORD_TOO_WEAK:
    'Ein Passwort braucht eine Ziffer, einen Klein- und einen Großbuchstaben und mindestens 6 Zeichen.',
  USER_NOT_FOUND: 'Dieses Konto gibt es nicht.',
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
  CANNOT_LEAVE:
    'Ein Team, das angenommen ist oder dessen Wettkampf begonnen hat, kann nicht zurückziehen.',

  CHALLENGE_NOT_FOUND: 'Diese Challenge gibt es nicht.',
  CHALLENGE_CLOSED: 'Diese Challenge nimmt keine Flags mehr an.',
  SUBMIT_NOT_ALLOWED: 'Deine Division darf für diese Challenge keine Flags einreichen.',
  ATTEMPTS_EXHAUSTED: 'Dein Team hat seine Versuche für diese Challenge verbraucht.',
  SUBMISSION_NOT_FOUND: 'Diese Einreichung gibt es nicht.',
  CONTAINER_NOT_POSSIBLE: 'Diese Challenge läuft nicht in einem Container.',
  CONTAINER_RUNNING: 'Dein Team hat schon einen Container dieser Challenge.',
  CONTAINER_LIMIT_REACHED:
    'Dein Team betreibt so viele Container, wie dieser Wettkampf erlaubt. Beende zuerst einen.',
  CONTAINER_NOT_FOUND: 'Diesen Container gibt es nicht. Vielleicht ist er schon beendet.',
  CONTAINER_FAILED:
    'Der Container konnte nicht gestartet oder beendet werden. Sag der Orga Bescheid, wenn das so bleibt.',
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
  FILE_NOT_FOUND: 'Diese Datei gibt es nicht.',
  FILE_IN_USE: 'Diese Datei ist in Gebrauch. Entferne sie zuerst dort, wo sie gebraucht wird.',
  IMAGE_INVALID: 'Diese Datei ist kein Bild, das die Website lesen kann.',
  PACKAGE_INVALID: 'Diese Datei ist kein Paket eines Wettkampfs, oder sie ist beschädigt.',
  POST_NOT_FOUND: 'Diesen Beitrag gibt es nicht.',
  VERSION_CONFLICT:
    'Inzwischen hat jemand anders das geändert. Lade es neu und wiederhole die Änderung.',
  SIGNATURE_INVALID: 'Dieses Team-Token gehört nicht zu diesem Schlüssel.',
  TOKEN_NOT_FOUND: 'Dieses Token gibt es nicht.',
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
  LOG_REQUEST_FAILED: 'Eine Anfrage ist fehlgeschlagen: {method} {path}.',
  LOG_FILE_DELETED: 'Die Datei {file} wurde gelöscht.',
  LOG_FILE_MISSING: 'Eine unbekannte Datei wurde angefordert: {file}.',
  LOG_LINES_LOST: 'Zeilen des Protokolls sind verloren gegangen: {count}.',
  LOG_LINES_OMITTED: 'Gleichartige Zeilen wurden weggelassen: {count}.',
  LOG_SITE_SET_UP: 'Die Website wurde eingerichtet.',
  LOG_SITE_STARTED: 'Der Server wurde gestartet.',
  LOG_SITE_STOPPED: 'Der Server wurde angehalten.',
  LOG_TEAM_CREATED: 'Das Team {team} wurde gegründet.',
  LOG_TEAM_JOINED: 'Dem Team {team} beigetreten.',
};
