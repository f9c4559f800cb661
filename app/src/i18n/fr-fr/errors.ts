import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  aborted: 'La connexion s’est interrompue avant la fin de la réponse. Réessayez.',
  cancelled: 'La requête a été annulée.',
  timeout: 'Le serveur a mis trop de temps à répondre.',
  badResponse:
    'Le serveur a envoyé une réponse que cette page ne comprend pas. Recharger peut aider.',
  badRequest: 'Veuillez vérifier les champs signalés.',
  rateLimited:
    'Trop d’essais. Attendez {seconds|number} {{seconde|secondes}} avant de recommencer.',
  loadFailed: 'Impossible de charger cet élément',
  requestId: 'Requête {id}',
  changedMeanwhile: 'Quelqu’un d’autre a modifié ce champ entre-temps.',
  field: {
    REQUIRED: 'Veuillez remplir ce champ',
    WRONG_TYPE: 'Cette valeur semble incorrecte',
    TOO_SMALL: 'C’est trop petit',
    TOO_LARGE: 'C’est trop grand',
    TOO_SHORT: 'C’est trop court',
    TOO_LONG: 'C’est trop long',
    WRONG_FORMAT: 'Cette valeur semble incorrecte',
    NOT_ALLOWED: 'Ce choix n’est pas proposé',
    OUT_OF_ORDER: 'Incompatible avec les autres champs',
  },
};
