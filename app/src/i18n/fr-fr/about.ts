import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'À propos',
  lead: 'Fonctionne avec Halyard, la drisse qui hisse un drapeau.',
  source: 'Code source',
  copy: 'Copier la version',
  keyboard: 'Clavier',
  changeKeys: 'Changer les touches',
  people: 'Personnes',
  peopleText:
    'Halyard est fait par celles et ceux qui y contribuent. L’historique du dépôt les nomme tous ; cette page ne nomme personne qui ne l’ait demandé.',
  accessibility: 'Accessibilité',
  accessibilityText:
    'Conçu pour WCAG 2.2 AA : tout fonctionne au clavier et avec un lecteur d’écran, en clair et en sombre, en contraste élevé et avec toute couleur du site. Si quelque chose ne marche pas, dites-le aux organisateurs de ce site.',
  gaps: 'Lacune connue : le trafic capturé n’est montré qu’en texte et en octets.',
  build: 'Cette version',
  official: 'Officielle',
  unofficial: 'Non officielle',
  unofficialText: 'Pas une version publiée : {facts} manque ou diffère d’une version publiée.',
  version: 'Version',
  commit: 'Commit',
  committed: 'Validé',
  built: 'Construit',
  server: 'Serveur',
  answers: 'répond en {time} ms',
  silent: 'ne répond pas',
  unknown: 'inconnu',
  browser: 'Navigateur',
  language: 'Langue',
  madeWith: 'Fait avec',
  licences: '{count|number} {{licence|licences}}',
  noThirdParties: 'Aucune partie de cette page n’est chargée depuis d’autres sites.',
  repository: 'Dépôt',
  programs: 'Pour les programmes',
  programsText:
    'Les programmes font les mêmes appels que ces pages. Le SDK pour JavaScript et TypeScript vérifie chaque réponse.',
  reference: 'Référence de l’API',
  sdk: 'Télécharger le SDK',
};
