import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'Équipes du site',
  loadFailed: 'Les équipes n’ont pas pu être chargées',
  find: 'Équipe, membre ou numéro',
  filterLabel: 'Filtrer la liste des équipes',
  show: 'Afficher les équipes',
  views: { all: 'Toutes', playing: 'En compétition', locked: 'Verrouillées', closed: 'Supprimées' },
  team: 'Équipe',
  now: 'En ce moment',
  created: 'Créée',
  locked: 'Verrouillée',
  lockOf: 'Verrouiller {team}',
  byStaff: 'Jusqu’à ce que vous la déverrouilliez',
  closedText: 'Supprimée après avoir joué : seuls les classements la nomment encore.',
  rankIn: '#{rank|number} dans {game}',
  noMatch: 'Aucune équipe ne correspond',
  showAll: 'Afficher toutes les équipes',
  empty: 'Aucune équipe pour l’instant',
  details: 'Détails de l’équipe',
  since: 'Équipe {id}, depuis le {date}',
  noAddress: 'aucune adresse',
  shares: '{users} partage une adresse avec cette équipe : {team}',
  noGames: 'Aucune compétition pour l’instant',
  nowLocked: '{team} est verrouillée',
  nowOpen: '{team} est déverrouillée',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  delete: 'Supprimer…',
  deleteErases:
    'L’équipe n’a jamais joué : elle est effacée avec ses candidatures. C’est irréversible.',
  deleteCloses:
    'L’équipe a joué : elle est fermée. Elle quitte les compétitions qui ne sont pas terminées ; les classements gardent son nom et ses résultats. C’est irréversible.',
  deleteRefused:
    'Elle joue en ce moment. Suspendez-la d’abord dans cette compétition, ou attendez la fin.',
  bulkTitle: 'Supprimer {count|number} {{équipe|équipes}} ?',
  bulkEffect:
    'Les équipes qui ont joué sont fermées, les autres effacées. Celles qui jouent en ce moment restent. C’est irréversible.',
};
