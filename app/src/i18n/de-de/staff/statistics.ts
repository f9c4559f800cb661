import type { Words } from '../../words.ts';

export const statistics: Words<'staff', 'statistics'> = {
  loadFailed: 'Die Statistik konnte nicht geladen werden',
  notOffered: 'Dieser Server führt keine Statistik',
  notStartedText: 'Einsendungen, Challenges und Punkte werden ab dem Beginn gezählt.',
  asOf: 'Stand {time}',
  registered: 'Teams angemeldet',
  accepted: 'angenommen',
  triedAny: 'haben etwas eingesendet',
  solvedAny: 'haben etwas gelöst',
  share: '{percent|number} %',
  countOf: '{name}: {count|number}',
  registrations: 'Anmeldungen',
  registrationsText:
    'Wann sich Teams angemeldet haben, wie auch immer über sie entschieden wurde. Jeder Balken ist {span}.',
  noRegistrations: 'Noch hat sich kein Team angemeldet',
  submissions: 'Einsendungen',
  submissionsText:
    'Was angenommene Teams vom Beginn bis zum Ende eingesendet haben, ohne Übung. Jeder Balken ist {span}, der höchste hat {rate} pro Minute.',
  nothingSent: 'Noch wurde nichts eingesendet',
  solves: 'Lösungen',
  repeats: 'Nochmals richtig',
  wrong: 'Falsch',
  activity: 'Aktive Teams',
  activityText: 'Angenommene Teams, die etwas eingesendet haben. Jeder Balken ist {span}.',
  dropOff: 'Teams, die weiterspielen',
  dropOffText:
    'Angenommene Teams, die in der Zeit eines Balkens oder später etwas eingesendet haben. Wo die Balken niedriger werden, haben Teams aufgehört.',
  scores: 'Punktestände',
  scoresText:
    'Angenommene Teams nach ihren jetzigen Punkten. Jeder Balken ist {step|number} {{Punkt|Punkte}}.',
  noTeams: 'Noch ist kein Team angenommen',
  teams: 'Teams',
  challenges: 'Challenges',
  challengesText:
    'Was {count|number} {{angenommenes Team|angenommene Teams}} vom Beginn bis zum Ende mit jeder Challenge gemacht haben. Wer eine Challenge geöffnet hat, weiß der Server nur, wenn jedes Team eine eigene Flag hat.',
  noChallenges: 'Dieses Spiel hat keine Challenges',
  challenge: 'Challenge',
  teamsShare: 'Anteil der Teams',
  opened: 'Geöffnet',
  tried: 'Versucht',
  solved: 'Gelöst',
  rightShare: 'Richtig und falsch',
  right: 'Richtig',
  disabled: 'deaktiviert',
  phoneLine: 'versucht {tried|number} · gelöst {solved|number} · falsch {wrong|number}',
};
