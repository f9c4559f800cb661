import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'Teams der Website',
  loadFailed: 'Die Teams konnten nicht geladen werden',
  find: 'Team, Mitglied oder Nummer',
  filterLabel: 'Liste der Teams eingrenzen',
  show: 'Teams anzeigen',
  views: { all: 'Alle', playing: 'Im Wettkampf', locked: 'Geschlossen', closed: 'Gelöscht' },
  team: 'Team',
  now: 'Jetzt',
  created: 'Gegründet',
  locked: 'Geschlossen',
  lockOf: '{team} schließen',
  byStaff: 'Bis du es wieder öffnest',
  closedText: 'Gelöscht, nachdem es gespielt hatte: Nur Ranglisten nennen es noch.',
  rankIn: 'Platz {rank|number}, {game}',
  noMatch: 'Kein Team passt',
  showAll: 'Alle Teams anzeigen',
  empty: 'Noch keine Teams',
  details: 'Einzelheiten des Teams',
  since: 'Team {id}, seit {date}',
  noAddress: 'keine Adresse',
  shares: '{users} teilt eine Adresse mit diesem Team: {team}',
  noGames: 'Noch keine Wettkämpfe',
  nowLocked: '{team} ist geschlossen',
  nowOpen: '{team} ist offen',
  lock: 'Schließen',
  unlock: 'Öffnen',
  delete: 'Löschen…',
  deleteErases:
    'Das Team hat nie gespielt und wird mit seinen Anmeldungen gelöscht. Das lässt sich nicht rückgängig machen.',
  deleteCloses:
    'Das Team hat gespielt und wird stillgelegt. Es verlässt Wettkämpfe, die noch nicht zu Ende sind; Ranglisten behalten Namen und Ergebnisse. Das lässt sich nicht rückgängig machen.',
  deleteRefused: 'Es spielt gerade. Sperre es zuerst in diesem Wettkampf, oder warte bis zum Ende.',
  bulkTitle: '{count|number} {{Team|Teams}} löschen?',
  bulkEffect:
    'Teams, die gespielt haben, werden stillgelegt, alle anderen gelöscht. Teams, die gerade spielen, bleiben. Das lässt sich nicht rückgängig machen.',
};
