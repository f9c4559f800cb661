import type { Words } from '../../words.ts';

export const flags: Words<'staff', 'flags'> = {
  title: 'Флаги',
  count: '{count|number} {{флагов|флаг|флага|флага|флагов|флага}}',
  none: 'Флага ещё нет: задание нельзя включить.',
  listOf: 'Флаги задания {challenge}',
  reveal: 'Показать флаг {place|number}',
  hide: 'Скрыть флаг {place|number}',
  copy: 'Копировать флаг {place|number}',
  masked: 'скрыт',
  removeOf: 'Убрать флаг {place|number}',
  removeTitle: 'Убрать флаг {place|number}?',
  removeEffect: 'С этого момента он неверен. Решения с ним останутся.',
  removeLastEffect: 'Он последний: задание выключится. Решения с ним останутся.',
  remove: 'Убрать флаг',
  add: 'Новые флаги',
  addHint: 'По одному в строке; верен каждый. Добавляются сразу.',
  addOne: 'Добавить флаг',
  addCount: 'Добавить {count|number} {{флагов|флаг|флага|флага|флагов|флага}}',
  tooLong:
    'Не больше {most|number} {{символов|символа|символов|символов|символов|символа}} на флаг',
  known: 'Такой флаг уже есть',
  pairHint: 'Он в файле ниже.',
  pairFile: 'Файл с этим флагом',
  addPair: 'Добавить флаг с файлом',
  pairAdvice: 'Подготовьте больше пар, чем команд.',
};
