import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Порядок заданий',
  about: 'На доске, в списках и в таблице результатов категории и задания идут в этом порядке.',
  byTitle: 'По названию',
  challengesOf: 'Задания категории',
  handle: 'Переместить: {name}',
  up: 'Выше: {name}',
  down: 'Ниже: {name}',
  lifted: '{name}: поднято. Стрелки перемещают, пробел ставит на место, Escape отменяет.',
  moved: '{name}, {place|number} из {count|number}',
  dropped: '{name}: поставлено',
  cancelled: '{name}: возвращено на место',
};
