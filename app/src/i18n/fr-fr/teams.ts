import type { Words } from '../words.ts';

/** Words of the teams screens. */
export const teams: Words<'teams'> = {
  title: 'Équipes',
  newTeam: 'Nouvelle équipe',
  joinWithCode: 'Rejoindre avec un code',
  loadFailed: 'Impossible de charger vos équipes',
  none: 'Vous n’êtes encore dans aucune équipe',
  noneText:
    'On joue en équipe, même en solo, dans une équipe d’une personne. Créez la vôtre, ou demandez un lien d’invitation à un capitaine.',
  countLocked: '{count|number} {{membre|membres}} · verrouillée',
  lockedText: 'Verrouillée pendant sa compétition : personne ne peut la quitter',
  members: 'Membres',
  membersOf: 'Membres de {team}',
  you: 'vous',
  youAreCaptain: 'Vous êtes capitaine',
  captain: 'Capitaine',
  member: 'Membre',
  invite: 'Inviter',
  inviteText:
    'Quiconque a ce lien peut rejoindre l’équipe, jusqu’à ce que vous en génériez un autre.',
  captainInvites: 'Les nouveaux membres arrivent par un lien que seul le capitaine possède.',
  link: 'Lien',
  code: 'Code',
  showCode: 'Afficher le code',
  hideCode: 'Masquer le code',
  newLink: 'Nouveau lien',
  newLinkTitle: 'Générer un nouveau lien pour {team} ?',
  newLinkEffect:
    'L’ancien lien et l’ancien code cessent aussitôt de fonctionner. Les membres restent.',
  newLinkMade: 'Nouveau lien généré, l’ancien n’est plus valable',
  createText: 'Vous en serez capitaine : vous invitez les autres et décidez pour l’équipe.',
  name: 'Nom',
  bio: 'Une ligne sur l’équipe',
  create: 'Créer l’équipe',
  created: 'L’équipe {team} est créée',
  joinTitle: 'Rejoindre une équipe',
  joinText: 'Collez le lien d’invitation ou le code reçu d’un capitaine.',
  codeOrLink: 'Lien ou code',
  codeShape:
    'Ce code n’est pas complet : il contient le nom de l’équipe, un nombre et 32 caractères, séparés par des deux-points.',
  join: 'Rejoindre',
  joined: 'Bienvenue à bord',
};
