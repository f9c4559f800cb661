import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Anhang',
  atOnce: 'wirkt sofort',
  linkInstead: 'Lieber ein Link',
  fileInstead: 'Lieber eine Datei',
  link: 'Link',
  linkHint: 'Er führt auf eine andere Website.',
  linkWrong: 'Er beginnt mit http:// oder https://',
  setLink: 'Link setzen',
  download: 'Herunterladen wie ein Team',
  remove: 'Entfernen',
  removeTitle: 'Anhang entfernen?',
  removeEffect:
    'Teams können ihn nicht mehr herunterladen. Die Datei wird gelöscht, wenn nichts anderes sie nutzt.',
};
