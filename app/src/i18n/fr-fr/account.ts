import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Connexion',
  signInLead: 'pour continuer vers {site}',
  signIn: 'Se connecter',
  signedInTitle: 'Session ouverte',
  signedInAs: 'en tant que {name}',
  goOn: 'Continuer',
  userNameOrEmail: 'Nom d’utilisateur ou e-mail',
  password: 'Mot de passe',
  capsLock: 'Verr. maj. est activé',
  noAccount: 'Pas encore de compte ?',
  createAccount: 'Créer le compte',
  createAnAccount: 'Créer un compte',
  registerTitle: 'Créer un compte',
  registerLead: 'Vous jouerez en équipe ; votre nom d’utilisateur est public.',
  email: 'E-mail',
  userName: 'Nom d’utilisateur',
  passwordRule:
    'Au moins {min|number} {{caractère|caractères}}, dont un chiffre, une minuscule et une majuscule',
  strength: {
    weak: 'Faible : vite deviné',
    fair: 'Moyen : plus long serait mieux',
    good: 'Bon',
    strong: 'Fort',
  },
  repeatPassword: 'Répéter le mot de passe',
  passwordsDiffer: 'Ne correspond pas encore',
  haveAccount: 'Déjà un compte ?',
  registeredTitle: 'Presque fini',
  confirmByMail:
    'Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le pour confirmer votre adresse.',
  confirmByAdmin:
    'L’administration doit confirmer votre compte avant que vous puissiez vous connecter.',
};
