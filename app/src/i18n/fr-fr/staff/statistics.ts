import type { Words } from '../../words.ts';

export const statistics: Words<'staff', 'statistics'> = {
  loadFailed: 'Impossible de charger les statistiques',
  notOffered: 'Ce serveur ne tient pas de statistiques',
  notStartedText: 'Les soumissions, les épreuves et les scores sont comptés à partir du début.',
  asOf: 'état à {time}',
  registered: 'équipes inscrites',
  accepted: 'acceptées',
  triedAny: 'ont soumis un flag',
  solvedAny: 'ont résolu une épreuve',
  share: '{percent|number} %',
  countOf: '{name} : {count|number}',
  registrations: 'Inscriptions',
  registrationsText:
    'Quand les équipes se sont inscrites, quelle que soit la décision prise. Chaque barre couvre {span}.',
  noRegistrations: 'Aucune équipe ne s’est encore inscrite',
  submissions: 'Soumissions',
  submissionsText:
    'Ce que les équipes acceptées ont soumis du début à la fin, sans l’entraînement. Chaque barre couvre {span} ; la plus haute compte {rate} par minute.',
  nothingSent: 'Rien n’a encore été soumis',
  solves: 'Résolutions',
  repeats: 'Justes à nouveau',
  wrong: 'Fausses',
  activity: 'Équipes actives',
  activityText: 'Équipes acceptées qui ont soumis un flag. Chaque barre couvre {span}.',
  dropOff: 'Équipes qui continuent',
  dropOffText:
    'Équipes acceptées qui ont soumis un flag pendant la barre ou plus tard. Là où les barres baissent, des équipes ont arrêté.',
  scores: 'Scores des équipes',
  scoresText:
    'Équipes acceptées selon leur score actuel. Chaque barre couvre {step|number} {{point|points}}.',
  noTeams: 'Aucune équipe n’est encore acceptée',
  teams: 'Équipes',
  challenges: 'Épreuves',
  challengesText:
    'Ce que {count|number} {{équipe acceptée|équipes acceptées}} ont fait de chaque épreuve du début à la fin. Le serveur ne sait qui a ouvert une épreuve que si chaque équipe a son propre flag.',
  noChallenges: 'Cette partie n’a pas d’épreuves',
  challenge: 'Épreuve',
  teamsShare: 'Part des équipes',
  opened: 'Ouverte',
  tried: 'Tentée',
  solved: 'Résolue',
  rightShare: 'Juste et faux',
  right: 'Juste',
  disabled: 'désactivée',
  phoneLine: 'tentée {tried|number} · résolue {solved|number} · faux {wrong|number}',
};
