import { writeups } from './writeups.ts';
import { divisions } from './divisions.ts';
import { mail } from './mail.ts';
import { audit } from './audit.ts';
import { users } from './users.ts';
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
export const staff = {
  title: 'Staff',
  pageOf: '{page:string} · {game:string}',
  siteTabs: 'Administration of the site',
  userCount: '{count|number} {{user|users}}',
  teamCount: '{count|number} {{team|teams}}',
  tabsLabel: 'Staff of this game',
  publicPage: 'Public page',
  challengeCount: '{count|number} {{challenge|challenges}}',
  waitingCount: '{count|number} {{team|teams}} waiting for review',
  nothing: '–',
  timesIn: 'Times in {zone:string}',
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
    heading: 'New challenge',
    create: 'Create draft',
    createNext: 'Create and next',
    created: '{challenge:string} was created as a draft',
    later: 'Leave empty what you want to write later.',
    typeFinal: 'The type cannot be changed later.',
    typeHints: {
      StaticAttachment: 'A file or text, the same flag for all',
      StaticContainer: 'An instance, the same flag for all',
      DynamicAttachment: 'A file and a flag for each team',
      DynamicContainer: 'An instance and a flag for each team',
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
