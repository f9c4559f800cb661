import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'Сервер недоступен. Проверьте соединение и повторите.',
  aborted: 'Соединение прервалось до конца ответа. Повторите.',
  cancelled: 'Запрос отменён.',
  timeout: 'Сервер слишком долго не отвечает.',
  badResponse: 'Сервер прислал ответ, непонятный этой странице. Может помочь перезагрузка.',
  badRequest: 'Проверьте отмеченные поля.',
  rateLimited:
    'Слишком много попыток. Подождите {seconds|number} {{секунд|секунду|секунды|секунды|секунд|секунды}} и повторите.',
  loadFailed: 'Не удалось загрузить',
  requestId: 'Запрос {id}',
  changedMeanwhile: 'Тем временем это изменил кто-то другой.',
  field: {
    REQUIRED: 'Заполните это поле',
    WRONG_TYPE: 'Здесь что-то не так',
    TOO_SMALL: 'Слишком мало',
    TOO_LARGE: 'Слишком много',
    TOO_SHORT: 'Слишком коротко',
    TOO_LONG: 'Слишком длинно',
    WRONG_FORMAT: 'Здесь что-то не так',
    NOT_ALLOWED: 'Такого варианта нет',
    OUT_OF_ORDER: 'Не согласуется с другими полями',
  },
};
