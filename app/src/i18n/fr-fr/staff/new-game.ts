import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Nouvelle compétition',
  name: 'Titre',
  nameHint: 'Son premier mot devient l’affiche.',
  poster: 'Affiche',
  preset: 'Modèle',
  weekend: 'Week-end',
  weekendHint: '48 h dès vendredi 13:00',
  day: 'Une journée',
  dayHint: '12 h dès 10:00',
  training: 'Exercice',
  trainingHint: '4 h dès 14:00',
  week: 'Semaine',
  weekHint: '7 j dès lundi 10:00',
  start: 'Début',
  end: 'Fin',
  endFollows: 'suit le début',
  overlaps: 'Chevauche {game} pendant {time}.',
  moveWeek: 'Décaler d’une semaine',
  hidden: 'Masquée jusqu’à ce que vous l’affichiez',
  create: 'Créer masquée',
};
