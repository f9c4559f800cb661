import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Pièce jointe',
  atOnce: 'agit aussitôt',
  linkInstead: 'Plutôt un lien',
  fileInstead: 'Plutôt un fichier',
  link: 'Lien',
  linkHint: 'Les joueurs le suivent vers un autre site.',
  linkWrong: 'Il commence par http:// ou https://',
  setLink: 'Définir le lien',
  download: 'Télécharger comme les joueurs',
  remove: 'Retirer',
  removeTitle: 'Retirer la pièce jointe ?',
  removeEffect:
    'Les joueurs ne pourront plus la télécharger. Le fichier est supprimé si rien d’autre ne l’utilise.',
};
