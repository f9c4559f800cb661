import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Настройка сайта',
  lead: 'Три шага, около минуты.',
  product: 'Halyard',
  firstRun: 'Первый запуск',
  done: 'Готово',
  change: 'Изменить',
  steps: {
    administrator: 'Администратор',
    site: 'Название и цвет',
    game: 'Первая игра',
  },
  stepOf: 'Шаг {step|number} из {steps|number}',
  token: 'Одноразовый код',
  tokenHint: 'Сервер пишет его в журнал при запуске, внутри ссылки.',
  tokenRefused:
    'Одноразовый код неверен или уже недействителен. При каждом запуске сервер пишет новую ссылку: найдите её в конце журнала или перезапустите сервер и вставьте ссылку сюда.',
  siteName: 'Название сайта',
  brand: 'Фирменный цвет',
  contrast: 'Контраст текста и кнопок — {ratio|number} : 1 в обеих темах.',
  skipSite: 'Оставить как есть',
  gameNote: 'скрыта, пока вы её не включите',
  gameTitle: 'Название игры',
  gameTitleExample: 'Портовый CTF',
  gameLength: 'Длительность',
  presets: {
    '48': 'Выходные, 48 ч',
    '24': 'Сутки, 24 ч',
    '12': 'Полсуток, 12 ч',
    '8': 'Рабочий день, 8 ч',
    '168': 'Неделя',
  },
  gameTimes: '{span} {zone}; начало и конец можно изменить потом.',
  finishWithout: 'Закончить без игры',
  createGame: 'Создать игру',
  alreadyDone: 'Сайт уже настроен',
  alreadyDoneText: 'Администратор есть, поэтому ссылка настройки больше не действует.',
};
