import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Включено',
  of: 'Задание {challenge} включено',
  enable: {
    title: 'Включить {challenge}?',
    effect: 'Игра идёт: все команды сразу увидят задание и объявление «Новое задание».',
    confirm: 'Включить и объявить',
  },
  disable: {
    title: 'Выключить {challenge}?',
    effect: 'Игра идёт: задание исчезнет вместе с очками, пока его снова не включат.',
    confirm: 'Выключить',
  },
};
