import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Profil',
  signedInAs: 'Angemeldet als {name}',
  languageWhy: 'Datum, Zahlen und Fehlermeldungen richten sich danach.',
  languages: 'Maschinell übersetzt: {names}.',
  appearance: 'Darstellung',
  appearanceWhy:
    'Bleibt auf diesem Gerät. Die Farbe der Website legt ihre Administration fest; hier kann eine eigene gewählt werden.',
  colour: 'Farbe',
  siteColour: 'Farbe der Website',
  defaultColour: 'Standard',
  customColour: 'Eigene',
  ownColour: 'Eigene Farbe',
  colourForm: 'Ein # und sechs Hexadezimalziffern, z. B. {example}.',
  colours: {
    green: 'Grün',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    grey: 'Grau',
  },
  ratios: {
    text: 'Text in der Farbe',
    fill: 'Text auf Schaltflächen',
    control: 'Schalter, Kontrollkästchen',
  },
  derivation:
    'Flächen behalten die Farbe; für Text und Ringe wird ihre Helligkeit verschoben, bis der Kontrast reicht.',
  notBuilt:
    'Name, Bild, E-Mail, Passwort und API-Tokens lassen sich in dieser Version noch nicht ändern.',
  pickColour: 'Farbe wählen',
  preview: {
    dark: 'Die dunkle Darstellung mit dieser Farbe',
    light: 'Die helle Darstellung mit dieser Farbe',
    badge: 'Gelöst',
    primary: 'Absenden',
    secondary: 'Löschen',
  },
};
