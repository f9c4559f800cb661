import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  caption: 'Équipes',
  filterLabel: 'Filtrer les équipes',
  show: 'État',
  find: 'Équipe ou membre',
  team: 'Équipe',
  captain: 'Capitaine',
  members: 'Membres',
  membersOf: '{joined|number} sur {all|number} participent',
  notJoined: 'ne participe pas',
  showPersonal: 'Afficher les données personnelles',
  hidePersonal: 'Masquer les données personnelles',
  caseLabel: 'Équipe ouverte',
  noCase: 'Aucune équipe ouverte',
  noCaseText: 'Choisissez-en une à gauche, ou appuyez sur j.',
  skip: 'Passer',
  decisions: {
    accept: 'Accepter',
    reject: 'Refuser',
    suspend: 'Suspendre',
    reinstate: 'Réintégrer',
  },
  effects: {
    accept: 'Accepter : l’équipe est verrouillée et joue aussitôt.',
    reject: 'Refuser : l’équipe reste dehors ; elle peut se réinscrire.',
    suspend:
      'Suspendre : elle est exclue et quitte le classement avec ses résolutions, jusqu’à sa réintégration.',
    reinstate: 'Réintégrer : elle rejoue et retrouve le classement avec ses résolutions.',
  },
  results: {
    accept: '{team} acceptée',
    reject: '{team} refusée',
    suspend: '{team} suspendue',
    reinstate: '{team} réintégrée',
  },
  empty: 'Aucune équipe ici : {state}',
  emptyText: 'Les équipes apparaissent ici dès qu’elles s’inscrivent ou qu’on décide d’elles.',
  noMatch: 'Aucune équipe ne correspond',
  acceptCount: 'Accepter {count|number}',
  rejectCount: 'Refuser {count|number}…',
  rejectTitle: 'Refuser {count|number} {{équipe|équipes}} ?',
};
