import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 die Autorinnen und Autoren von Halyard, Apache License 2.0',
  repository: 'Repository',
  tag: 'Tag',
  commit: 'Commit',
  committed: 'Commit vom',
  built: 'Gebaut',
  unknown: 'unbekannt',
  valid: 'Die Build-Angaben sind gültig.',
  invalid: 'Die Build-Angaben sind nicht gültig: Das ist kein offizieller Build.',
  faulty: 'Falsch oder nicht vorhanden: {names}.',
  stop: 'Halt!',
  selfXss:
    'Wenn dir jemand gesagt hat, du sollst hier etwas einfügen, will er dein Konto übernehmen. Füge nichts ein, was du nicht verstehst.',
};
