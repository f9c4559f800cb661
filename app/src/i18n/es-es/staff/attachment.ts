import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Adjunto',
  atOnce: 'actúa al momento',
  linkInstead: 'Mejor un enlace',
  fileInstead: 'Mejor un archivo',
  link: 'Enlace',
  linkHint: 'Los jugadores lo siguen a otro sitio.',
  linkWrong: 'Empieza por http:// o https://',
  setLink: 'Poner enlace',
  download: 'Descargar como los jugadores',
  remove: 'Quitar',
  removeTitle: '¿Quitar el adjunto?',
  removeEffect: 'Los jugadores ya no podrán descargarlo. El archivo se elimina si nada más lo usa.',
};
