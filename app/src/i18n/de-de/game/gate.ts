import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Du machst hier noch nicht mit',
  notJoinedText: 'Mach mit einem Team mit; dann stehen die Challenges hier.',
  pendingTitle: '{team} wartet auf die Orga',
  pendingText: 'Diese Seite öffnet sich von selbst, sobald ihr angenommen seid.',
  rejectedTitle: '{team} wurde nicht angenommen',
  suspendedTitle: '{team} ist suspendiert',
  suspendedText: 'Die Orga hat das Team aus dem Wettkampf genommen.',
  endedTitle: 'Der Wettkampf ist vorbei',
  endedText: 'Die Challenges sind geschlossen. Was alle gelöst haben, steht auf dem Scoreboard.',
  toGame: 'Zum Wettkampf',
  toScoreboard: 'Endstand',
};
