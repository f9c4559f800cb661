import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'No se puede contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
  aborted: 'La conexión se cortó antes de recibir la respuesta completa. Vuelve a intentarlo.',
  cancelled: 'La solicitud se canceló.',
  timeout: 'El servidor ha tardado demasiado en responder.',
  badResponse:
    'El servidor ha enviado una respuesta que esta página no entiende. Recargar puede ayudar.',
  badRequest: 'Revisa los campos marcados.',
  rateLimited:
    'Demasiados intentos. Espera {seconds|number} {{segundo|segundos}} y vuelve a intentarlo.',
  loadFailed: 'No se ha podido cargar',
  requestId: 'Petición {id}',
  changedMeanwhile: 'Otra persona lo ha cambiado mientras tanto.',
  field: {
    REQUIRED: 'Rellena este campo',
    WRONG_TYPE: 'Esto no parece correcto',
    TOO_SMALL: 'Es demasiado pequeño',
    TOO_LARGE: 'Es demasiado grande',
    TOO_SHORT: 'Es demasiado corto',
    TOO_LONG: 'Es demasiado largo',
    WRONG_FORMAT: 'Esto no parece correcto',
    NOT_ALLOWED: 'No es una de las opciones',
    OUT_OF_ORDER: 'No encaja con los demás campos',
  },
};
