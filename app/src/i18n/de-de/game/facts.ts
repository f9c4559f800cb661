import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Start',
  end: 'Ende',
  duration: 'Dauer',
  teams: 'Dabei',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Offen für alle',
  reviewed: 'Teams werden geprüft',
  byCode: 'Mit Einladungscode',
  hidden: 'Verborgen',
  writeup: 'Writeup verlangt',
  practice: 'Training nach dem Ende',
  noText: 'Über diesen Wettkampf steht hier noch nichts.',
};
