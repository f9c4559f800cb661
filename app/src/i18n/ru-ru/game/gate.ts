import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Вы ещё не участвуете в игре',
  notJoinedText: 'Подайте заявку с командой, и задания появятся здесь.',
  pendingTitle: 'Команда «{team}» ждёт решения организаторов',
  pendingText: 'Страница откроется сама, когда вас примут.',
  rejectedTitle: 'Команда «{team}» не принята',
  suspendedTitle: 'Команда «{team}» отстранена',
  suspendedText: 'Организаторы сняли команду с игры.',
  endedTitle: 'Игра окончена',
  endedText: 'Задания закрыты. Кто что решил, видно в таблице результатов.',
  toGame: 'К игре',
  toScoreboard: 'Итоговая таблица',
};
