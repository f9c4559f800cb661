import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Filtrer les writeups',
  show: 'Afficher',
  views: {
    all: 'Tous',
    in: 'Rendus',
    missing: 'Manquants',
  },
  find: 'Équipe',
  list: 'Writeups par rang',
  states: {
    read: 'lu',
    unread: 'non lu',
    missing: 'manquant',
  },
  place: 'n° {rank|number}, {count|number} {{point|points}}',
  unranked: 'sans rang',
  documentOf: 'Writeup de {team}',
  missingTitle: 'Pas encore de writeup',
  missingText: '{team} n’en a pas rendu.',
  noneOpen: 'Aucun writeup ouvert',
  noneOpenText: 'Choisissez une équipe à gauche, ou appuyez sur j.',
  empty: 'Aucun writeup ici',
  emptyText: 'Les équipes acceptées apparaissent ici, avec ce qu’elles rendent.',
  notAsked: 'Cette compétition ne demande pas de writeups. Cela se change sous Informations.',
  noMatch: 'Aucune équipe ne correspond',
  copyAddresses: 'Copier {count|number} {{adresse|adresses}}',
  copied: '{count|number} {{adresse copiée|adresses copiées}} de capitaines sans writeup',
  download: 'Télécharger {count|number}',
  deleteAll: 'Supprimer tous les writeups…',
  deleteTitle: 'Supprimer tous les writeups de {game} ?',
  deleteEffect:
    '{count|number} {{fichier est supprimé|fichiers sont supprimés}} définitivement. Jusqu’à l’échéance, les équipes peuvent en rendre d’autres.',
};
