import { writeups } from './writeups.ts';
import { divisions } from './divisions.ts';
import { mail } from './mail.ts';
import { audit } from './audit.ts';
import { users } from './users.ts';
import type { Words } from '../../words.ts';
import { attachment } from './attachment.ts';
import { challenge } from './challenge.ts';
import { challenges } from './challenges.ts';
import { editor } from './editor.ts';
import { enabled } from './enabled.ts';
import { flags } from './flags.ts';
import { games } from './games.ts';
import { importReport } from './import-report.ts';
import { info } from './info.ts';
import { instances } from './instances.ts';
import { isolation } from './isolation.ts';
import { files } from './files.ts';
import { logs } from './logs.ts';
import { settings } from './settings.ts';
import { list } from './list.ts';
import { monitor } from './monitor.ts';
import { newGame } from './new-game.ts';
import { notices } from './notices.ts';
import { order } from './order.ts';
import { post } from './post.ts';
import { review } from './review.ts';
import { statistics } from './statistics.ts';
import { teams } from './teams.ts';
import { traffic } from './traffic.ts';
import { upload } from './upload.ts';

/** Words of the staff screens. */
export const staff: Words<'staff'> = {
  title: 'Organisation',
  pageOf: '{page} · {game}',
  siteTabs: 'Administration du site',
  userCount: '{count|number} {{utilisateur|utilisateurs}}',
  teamCount: '{count|number} {{équipe|équipes}}',
  tabsLabel: 'Organisation de cette compétition',
  publicPage: 'Page publique',
  challengeCount: '{count|number} {{challenge|challenges}}',
  waitingCount: '{count|number} {{équipe|équipes}} en attente de validation',
  nothing: '–',
  timesIn: 'Heures en {zone}',
  list,
  games,
  newGame,
  editor,
  importReport,
  info,
  instances,
  isolation,
  review,
  post,
  notices,
  enabled,
  challenges,
  order,
  newChallenge: {
    heading: 'Nouveau challenge',
    create: 'Créer le brouillon',
    createNext: 'Créer et continuer',
    created: '{challenge} a été créé comme brouillon',
    later: 'Laissez vide ce que vous écrirez plus tard.',
    typeFinal: 'Le type ne peut plus être changé ensuite.',
    typeHints: {
      StaticAttachment: 'Un fichier ou un texte, le même flag pour tous',
      StaticContainer: 'Une instance, le même flag pour tous',
      DynamicAttachment: 'Un fichier et un flag par équipe',
      DynamicContainer: 'Une instance et un flag par équipe',
    },
  },
  challenge,
  flags,
  attachment,
  teams,
  upload,
  files,
  logs,
  settings,
  users,
  audit,
  mail,
  monitor,
  statistics,
  traffic,
  writeups,
  divisions,
};
