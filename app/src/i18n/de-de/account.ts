import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Anmelden',
  signInLead: 'um zu {site} zu gelangen',
  signIn: 'Anmelden',
  signedInTitle: 'Du bist angemeldet',
  signedInAs: 'als {name}',
  goOn: 'Weiter',
  userNameOrEmail: 'Benutzername oder E-Mail',
  password: 'Passwort',
  capsLock: 'Die Feststelltaste ist an',
  noAccount: 'Neu hier?',
  createAccount: 'Konto anlegen',
  createAnAccount: 'Konto anlegen',
  registerTitle: 'Konto anlegen',
  registerLead: 'Gespielt wird in Teams; deinen Benutzernamen sehen alle.',
  email: 'E-Mail',
  userName: 'Benutzername',
  passwordRule:
    'Mindestens {min|number} {{Zeichen|Zeichen}} mit einer Ziffer, einem Klein- und einem Großbuchstaben',
  strength: {
    weak: 'Schwach: schnell erraten',
    fair: 'Mäßig: länger ist besser',
    good: 'Gut',
    strong: 'Stark',
  },
  repeatPassword: 'Passwort wiederholen',
  passwordsDiffer: 'Stimmt noch nicht überein',
  haveAccount: 'Schon an Bord?',
  registeredTitle: 'Fast geschafft',
  confirmByMail:
    'Wir haben dir eine Mail mit einem Link geschickt. Öffne ihn, um deine Adresse zu bestätigen.',
  confirmByAdmin: 'Die Administration muss dein Konto bestätigen, bevor du dich anmelden kannst.',
};
