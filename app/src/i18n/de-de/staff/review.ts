import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  reason: 'Grund, den das Team sieht',
  name: 'Name',
  lookAlikes: 'Andere dürfen einen Namen haben, der genauso aussieht',
  lookAlikesHint: 'Wie „Team 1“ und „Team I“. Es endet, wenn das Team einen anderen Namen bekommt.',
  caption: 'Teams',
  filterLabel: 'Teams filtern',
  show: 'Status',
  find: 'Team oder Mitglied',
  team: 'Team',
  captain: 'Kapitän',
  members: 'Mitglieder',
  membersOf: '{joined|number} von {all|number} machen mit',
  notJoined: 'macht nicht mit',
  showPersonal: 'Persönliche Daten zeigen',
  hidePersonal: 'Persönliche Daten verbergen',
  caseLabel: 'Offenes Team',
  noCase: 'Kein Team offen',
  noCaseText: 'Wähle links eines oder drücke j.',
  skip: 'Überspringen',
  decisions: {
    accept: 'Annehmen',
    reject: 'Ablehnen',
    suspend: 'Suspendieren',
    reinstate: 'Wieder zulassen',
  },
  effects: {
    accept: 'Annehmen: Das Team ist geschlossen und spielt sofort.',
    reject: 'Ablehnen: Das Team bleibt draußen; es darf sich erneut bewerben.',
    suspend:
      'Suspendieren: Es ist ausgeschlossen und verlässt mit seinen Lösungen das Scoreboard, bis es wieder zugelassen wird.',
    reinstate:
      'Wieder zulassen: Es spielt wieder und steht mit seinen Lösungen auf dem Scoreboard.',
  },
  results: {
    accept: '{team} angenommen',
    reject: '{team} abgelehnt',
    suspend: '{team} suspendiert',
    reinstate: '{team} wieder zugelassen',
  },
  empty: 'Hier ist kein Team: {state}',
  emptyText: 'Teams erscheinen hier, sobald sie sich bewerben oder über sie entschieden ist.',
  noMatch: 'Kein Team passt',
  acceptCount: '{count|number} annehmen',
  rejectCount: '{count|number} ablehnen …',
  rejectTitle: '{count|number} {{Team|Teams}} ablehnen?',
};
