import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Configura este sitio',
  lead: '{count|number} {{paso|pasos}}, unos dos minutos.',
  product: 'Halyard',
  firstRun: 'Primer arranque',
  done: 'Hecho',
  change: 'Cambiar',
  steps: {
    administrator: 'Administración',
    site: 'Nombre y color',
    mail: 'Correo',
    game: 'Primera competición',
  },
  stepOf: 'Paso {step|number} de {steps|number}',
  token: 'Código de un solo uso',
  tokenHint: 'El servidor lo escribe en su registro al arrancar, como parte de un enlace.',
  tokenRefused:
    'Este código de un solo uso es incorrecto o ya no es válido. El servidor escribe un enlace nuevo cada vez que arranca: mira el final de su registro, o reinícialo, y pega el enlace aquí.',
  siteName: 'Nombre del sitio',
  brand: 'Color del sitio',
  contrast: 'El texto y los botones mantienen un contraste de {ratio|number} : 1 en ambos temas.',
  skipSite: 'Dejar lo predeterminado',
  mail: {
    note: 'opcional, pero mejor ahora',
    title: 'Correo',
    off: 'No hay servidor de correo. Define {setting} y reinicia el servidor. Hasta entonces, los correos esperan en la lista de correos.',
    testing: '{server}, enviando un correo de prueba',
    delivered: '{server} aceptó el correo de prueba para {to} tras {time}.',
    refused: '{server} no aceptó el correo de prueba: {reason}',
    again: 'Enviar otra vez',
    address: 'Dirección pública',
    noAddress:
      'Los correos con enlaces la necesitan. Define {setting} con la dirección de este sitio y reinicia el servidor.',
  },
  gameNote: 'oculta hasta que la actives',
  gameTitle: 'Título de la competición',
  gameTitleExample: 'CTF del Puerto',
  gameLength: 'Duración',
  presets: {
    '48': 'Fin de semana, 48 h',
    '24': 'Un día, 24 h',
    '12': 'Medio día, 12 h',
    '8': 'Jornada laboral, 8 h',
    '168': 'Una semana',
  },
  gameTimes: '{span} {zone}; ambas se pueden cambiar después.',
  finishWithout: 'Terminar sin competición',
  createGame: 'Crear la competición',
  alreadyDone: 'Este sitio está configurado',
  alreadyDoneText: 'Ya tiene administración, así que el enlace de instalación ya no hace nada.',
};
