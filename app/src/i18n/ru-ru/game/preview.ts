import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Предпросмотр: что видит принятая команда',
  withoutDivision: 'Без дивизиона',
  missing: 'Игроки не видят это задание: оно отключено или скрыто от этого дивизиона.',
  leave: 'Назад к заданиям',
  nothingSent: 'Предпросмотр: отправить ничего нельзя',
};
