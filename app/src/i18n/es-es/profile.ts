import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Perfil',
  signedInAs: 'Sesión iniciada como {name}',
  languageWhy: 'Las fechas, los números y los mensajes de error lo siguen.',
  languages: 'Traducción automática: {names}.',
  appearance: 'Apariencia',
  appearanceWhy:
    'Se queda en este dispositivo. El color del sitio lo eligen sus administradores; puedes usar el tuyo.',
  colour: 'Color',
  siteColour: 'Color del sitio',
  defaultColour: 'Predeterminado',
  customColour: 'Personalizado',
  ownColour: 'Color personalizado',
  colourForm: 'Una # y seis cifras hexadecimales, p. ej. {example}.',
  colours: {
    green: 'Verde',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    grey: 'Gris',
  },
  ratios: {
    text: 'Texto en el color',
    fill: 'Texto sobre un botón',
    control: 'Interruptor, casilla',
  },
  derivation:
    'El color se mantiene en los rellenos; para texto y contornos se ajusta su luminosidad hasta alcanzar el contraste.',
  notBuilt:
    'En esta versión aún no se pueden cambiar el nombre, la imagen, el correo, la contraseña ni los tokens de API.',
  pickColour: 'Elegir un color',
  preview: {
    dark: 'El tema oscuro con este color',
    light: 'El tema claro con este color',
    badge: 'Resuelto',
    primary: 'Enviar',
    secondary: 'Destruir',
  },
};
