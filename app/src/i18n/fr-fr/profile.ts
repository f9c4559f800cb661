import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Profil',
  signedInAs: 'Connecté en tant que {name}',
  languageWhy: 'Les dates, les nombres et les messages d’erreur la suivent.',
  languages: 'Traduction automatique : {names}.',
  appearance: 'Apparence',
  appearanceWhy:
    'Reste sur cet appareil. La couleur du site est choisie par ses administrateurs ; vous pouvez utiliser la vôtre.',
  colour: 'Couleur',
  siteColour: 'Couleur du site',
  defaultColour: 'Par défaut',
  customColour: 'Personnalisée',
  ownColour: 'Couleur personnalisée',
  colourForm: 'Un # et six chiffres hexadécimaux, par ex. {example}.',
  colours: {
    green: 'Vert',
    blue: 'Bleu',
    violet: 'Violet',
    pink: 'Rose',
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    grey: 'Gris',
  },
  ratios: {
    text: 'Texte dans la couleur',
    fill: 'Texte sur un bouton',
    control: 'Interrupteur, case à cocher',
  },
  derivation:
    'La couleur reste telle quelle sur les aplats ; pour le texte et les contours, sa luminosité change jusqu’à ce que le contraste suffise.',
  notBuilt:
    'Le nom, l’image, l’e-mail, le mot de passe et les jetons d’API ne peuvent pas encore être modifiés dans cette version.',
  pickColour: 'Choisir une couleur',
  preview: {
    dark: 'Le thème sombre avec cette couleur',
    light: 'Le thème clair avec cette couleur',
    badge: 'Résolu',
    primary: 'Envoyer',
    secondary: 'Détruire',
  },
};
