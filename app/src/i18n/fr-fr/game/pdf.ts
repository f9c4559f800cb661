import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'Chercher dans le fichier',
  found: '{at|number} sur {of|number}',
  notFound: 'Rien trouvé',
  previousFound: 'Résultat précédent',
  nextFound: 'Résultat suivant',
  zoomOut: 'Plus petit',
  zoomIn: 'Plus grand',
  fitWidth: 'Ajuster à la largeur',
  zoom: '{percent|number} %',
  page: 'Page',
  ofPages: 'sur {count|number}',
  pageName: 'Page {page|number}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pages: 'Pages',
  download: 'Télécharger',
  capped: 'Les {shown|number} premières pages sur {count|number}.',
  broken: 'Ce n’est pas un PDF lisible.',
  locked: 'Le fichier est protégé par un mot de passe.',
  failed: 'Le fichier n’a pas pu être chargé.',
};
