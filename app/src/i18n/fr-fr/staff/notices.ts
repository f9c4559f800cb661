import type { Words } from '../../words.ts';

export const notices: Words<'staff', 'notices'> = {
  startFrom: 'Partir de',
  templateNames: {
    updated: 'Challenge mis à jour',
    down: 'Service en panne',
    extended: 'Prolongation',
    hint: 'Indice pour tous',
    cheating: 'Triche',
    ceremony: 'Cérémonie',
  },
  templates: {
    updated:
      'Le fichier à télécharger de **…** a été remplacé. Le flag n’a pas changé, les essais restent tels quels.',
    down: 'Le service de **…** est en panne. Nous pensons le rétablir à … et vous préviendrons ici.',
    extended: 'La compétition est prolongée de … min. Elle se termine maintenant à ….',
    hint: 'Il y a un nouvel indice pour **…**.',
    cheating:
      'Partager des flags entraîne la suspension de toutes les équipes concernées. Merci de jouer franc jeu.',
    ceremony: 'La cérémonie commence à … en ….',
  },
  text: 'Annonce',
  fillIn: 'Remplacez d’abord chaque « … »',
  textHint: 'Markdown. Chaque page ouverte de la compétition l’affiche aussitôt.',
  atOnce: 'Part aussitôt vers les pages ouvertes ; un second clic ne l’envoie pas deux fois.',
  post: 'Publier l’annonce',
  postTo: 'Publier pour {count|number} {{équipe|équipes}}',
  sending: 'Envoi',
  feed: 'Annonces précédentes',
  today: 'Aujourd’hui',
  show: 'Afficher',
  feeds: {
    all: 'Toutes',
    written: 'Rédigées',
    system: 'Système',
  },
  systemNote:
    'Les annonces du système suivent la compétition ; elles ne peuvent être ni modifiées ni supprimées.',
  empty: 'Pas encore d’annonce',
  emptyText: 'Ce que vous publiez, les bloods, indices et nouveaux challenges apparaissent ici.',
  editOf: 'Modifier « {text} »',
  deleteOf: 'Supprimer « {text} »',
  editTitle: 'Modifier l’annonce',
  editEffect:
    'Le texte change à sa place et prend l’heure actuelle. Personne n’est prévenu à nouveau.',
  deleteTitle: 'Supprimer cette annonce ?',
  quote: '« {text} »',
  deleteEffect: 'Elle disparaît pour tout le monde.',
  deleteConfirm: 'Supprimer l’annonce',
};
