import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: 'Einstellung suchen',
  noMatch: 'Keine Einstellung passt',
  identity: 'Identität',
  identityText: 'Steht auf jeder Seite, in Browser-Tabs und in Mails.',
  name: 'Name der Website',
  slogan: 'Leitspruch',
  description: 'Beschreibung',
  descriptionHint: 'Für Suchmaschinen und Vorschauen von Links',
  footer: 'Fußzeile',
  logo: 'Logo der Website',
  logoHint: 'PNG, JPEG, WebP, AVIF oder GIF, höchstens 3 MiB',
  upload: 'Hochladen',
  removeLogo: 'Logo entfernen',
  logoSizes: 'Logo in seinen vier Größen',
  theme: 'Farben',
  themeText: 'Gilt für alle, die keine eigene Farbe gewählt haben.',
  brand: 'Markenfarbe',
  resetBrand: 'Vorgabe verwenden',
  accounts: 'Konten',
  register: 'Registrierung offen',
  registerHint: 'Jeder kann ein Konto anlegen',
  active: 'Bei der Registrierung aktivieren',
  activeHint: 'Neue Konten können sich sofort anmelden, ohne Bestätigung',
  confirm: 'E-Mail muss bestätigt werden',
  confirmWithoutMail:
    'Es wird keine Mail zur Bestätigung verschickt, deshalb kann sich niemand anmelden, der sich registriert: SMTP_URL oder PUBLIC_URL ist nicht gesetzt.',
  confirmHint: 'Durch einen Link in einer Mail; sonst bestätigt die Orga',
  noEffect: 'Wirkt nicht, solange Konten bei der Registrierung aktiviert werden',
  captcha: 'Browser-Prüfung',
  captchaHint: 'Beim Registrieren, Anmelden und bei vergessenem Passwort',
  domains: 'Erlaubte Mail-Domains',
  domainsHint: 'Durch Kommas getrennt; leer heißt alle',
  containers: 'Instanzen',
  lifetime: 'Lebensdauer',
  extension: 'Verlängerung',
  renewal: 'Zeitfenster zum Verlängern',
  minutes: 'Min.',
  life: 'Eine Instanz endet nach {end}. Ab {from} lässt sie sich verlängern, dann bis {extended}.',
  lifeStart: '{time} Start',
  lifeEnd: '{time} Ende',
  lifeExtended: '{time} verlängert',
  lifeFrom: 'verlängerbar ab {time}',
  autoDestroy: 'Am Limit die älteste Instanz beenden',
  autoDestroyHint: 'Sonst wird gefragt, welche enden soll',
  on: 'an',
  off: 'aus',
  state: {
    title: 'Zustand der Website',
    text: 'Ob jeder Teil funktioniert, so wie dieser Server es jetzt sieht.',
    loadFailed: 'Der Zustand der Website konnte nicht geladen werden',
    takeOver: {
      act: 'Das ist jetzt die Website',
      title: 'Ist das jetzt die Website?',
      effect:
        'Container, die diese Website nicht kennt, werden entfernt, und wartende Mails werden verschickt. Halte zuerst die andere Website an: Sie wird zur Kopie.',
    },
    toMail: 'E-Mails öffnen',
    reaches: 'Offen für Container: {addresses}',
    parts: {
      Database: 'Datenbank',
      Clock: 'Uhr des Servers',
      Files: 'Dateien',
      Mail: 'E-Mail',
      Captcha: 'Browser-Prüfung',
      PublicUrl: 'Adresse der Website',
      Proxy: 'Proxys',
      Containers: 'Container',
      Jobs: 'Hintergrundaufgaben',
    },
    states: {
      Ready: 'Bereit',
      NeedsAttention: 'Braucht Aufmerksamkeit',
      Off: 'Aus',
    },
    reasons: {
      DatabaseSlow: 'Sie antwortet langsam. Prüfe Last und Festplatte ihres Rechners.',
      DatabaseFull:
        'In den letzten fünf Minuten fehlte Platz, um etwas zu speichern. Schaffe Platz auf der Festplatte der Datenbank.',
      ClockDiffers:
        'Die Uhr des Servers weicht um 2 Sekunden oder mehr von der Uhr der Datenbank ab. Spiele richten sich nach der Datenbank; stelle beide Uhren per NTP.',
      FilesNotWritable: 'Es kann nichts geschrieben werden. Prüfe DATA_DIR und die Rechte.',
      FilesSpaceLow: 'Die Festplatte ist fast voll. Schaffe Platz, oder lösche unbenutzte Dateien.',
      MailServerMissing:
        'E-Mails bleiben liegen, bis ein Administrator sie weitergibt. Setze SMTP_URL, um sie zu senden.',
      MailNeeded:
        'Neue Konten müssen ihre Adresse bestätigen, und solche Mails werden nicht verschickt. Setze SMTP_URL und PUBLIC_URL, oder ändere es unter Konten.',
      MailUrlMissing: 'E-Mails mit Links werden nicht gesendet. Setze PUBLIC_URL.',
      MailRefused:
        'Die letzte E-Mail konnte nicht gesendet werden. Den Grund nennt die Seite E-Mail.',
      CaptchaMissing: 'Die Konten verlangen sie, aber keine ist gewählt. Setze CAPTCHA_PROVIDER.',
      CaptchaUnused: 'Niemand wird danach gefragt. Der Schalter steht unter Konten.',
      PublicUrlMissing: 'Die Website kennt ihre eigene Adresse nicht. Setze PUBLIC_URL.',
      PublicUrlInsecure:
        'Passwörter reisen unverschlüsselt. Biete die Website über https an, und ändere PUBLIC_URL.',
      ProxyHeaderMissing:
        'Ein Proxy davor sendet kein X-Forwarded-For; alle dahinter teilen sich die Grenzen einer Adresse. Vollständige Blöcke stehen im Handbuch für Betreiber.',
      ProxyUntrusted:
        'Ein Proxy sendet X-Forwarded-For von einer Adresse, die TRUST_PROXY nicht nennt; alle dahinter teilen sich die Grenzen einer Adresse. Setze TRUST_PROXY.',
      ProxyHops:
        'Anfragen kommen durch mehr Proxys, als TRUST_PROXY nennt; Leute teilen sich die Grenzen der Adresse eines Proxys. Nenne alle in TRUST_PROXY.',
      AddressShared:
        'In der letzten Stunde waren 50 oder mehr Personen von einer Adresse aus aktiv. Erhöhe an einem Veranstaltungsort oder Campus die Faktoren der Grenzen; prüfe sonst den Proxy.',
      ContainersMissing: 'Dieser Server startet keine Container für Challenges.',
      ContainersUnavailable: 'Die Container-Engine antwortet nicht.',
      ContainersElsewhere:
        'Dies ist eine Kopie: Eine andere laufende Website hat die Container. Diese hier startet und entfernt keine und verschickt keine wartenden Mails, bis du sagst, dass sie die Website ist.',
      ContainersAsking:
        'Es wird festgestellt, ob eine andere Kopie dieser Website läuft. Bis dahin startet kein Container; das dauert höchstens eine Minute.',
      ContainersUnchecked:
        'Der Server darf im Namespace der Container keine Leases benutzen, also würde eine Kopie dieser Website nicht bemerkt. Wende deploy/kubernetes.yaml noch einmal an.',
      ContainersNotEnforced:
        'Nicht durchgesetzt: Container erreichen Rechner, die ihnen verschlossen sein sollen. Führe deploy/docker-firewall auf dem Rechner der Engine aus (docs/operators.md). Bis dahin startet kein Testcontainer und keine Instanz, außer in Wettkämpfen, die vorher schon liefen.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED ist an: Container starten, was immer sie erreichen.',
      ContainersNotChecked:
        'Nicht geprüft: Was Container erreichen, ist nicht bekannt. Bei Docker nennt das Protokoll des Servers den Grund; bei Kubernetes wird nichts ausprobiert.',
      JobsLate:
        'Eine Aufgabe wartet seit mehr als fünf Minuten. Das Protokoll des Servers nennt vielleicht den Grund.',
      JobsFailed:
        'Eine Aufgabe ist gescheitert und wird nicht wiederholt. Das Protokoll des Servers nennt den Grund.',
    },
  },
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
};
