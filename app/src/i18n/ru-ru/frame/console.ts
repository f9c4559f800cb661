import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 авторы Halyard, лицензия Apache 2.0',
  repository: 'Репозиторий',
  tag: 'Тег',
  commit: 'Коммит',
  committed: 'Дата коммита',
  built: 'Собрано',
  unknown: 'неизвестно',
  valid: 'Сведения о сборке верны.',
  invalid: 'Сведения о сборке неверны: это не официальная сборка.',
  faulty: 'Неверно или отсутствует: {names}.',
  stop: 'Стоп!',
  selfXss:
    'Если вас попросили что-то скопировать и вставить сюда, это уловка, чтобы завладеть вашим аккаунтом. Не вставляйте того, чего не понимаете.',
};
