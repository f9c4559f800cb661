import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Début',
  end: 'Fin',
  duration: 'Durée',
  teams: 'Inscrites',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Ouverte à tous',
  reviewed: 'Équipes examinées',
  byCode: 'Sur code d’invitation',
  hidden: 'Masquée',
  writeup: 'Writeup exigé',
  practice: 'Entraînement après la fin',
  noText: 'Rien n’a encore été écrit sur cette compétition.',
};
