import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'Warten auf den Start',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Dauer',
  until: 'bis {time}',
  teams: 'Dabei',
  size: 'Teamgröße',
  after: 'Danach',
  afterPractice: 'Training',
  afterClosed: 'geschlossen',
  opens: 'Die Challenges öffnen sich hier von selbst; kein Klick, kein Neuladen.',
  rules: 'Über den Wettkampf',
  allRules: 'Alles lesen',
  legend: 'Dreizehn Flaggen, die du sehen wirst',
  mates: 'Dein Team',
  accepted: 'Angenommen',
  captain: 'Kapitän',
  you: 'du',
  roomFor: 'Platz für {count|number} weitere.',
  invite: 'Andere einladen',
};
