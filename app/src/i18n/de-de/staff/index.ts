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
  title: 'Orga',
  pageOf: '{page} · {game}',
  siteTabs: 'Verwaltung der Website',
  userCount: '{count|number} {{Benutzer|Benutzer}}',
  teamCount: '{count|number} {{Team|Teams}}',
  tabsLabel: 'Orga dieses Wettkampfs',
  publicPage: 'Öffentliche Seite',
  challengeCount: '{count|number} {{Challenge|Challenges}}',
  waitingCount: '{count|number} {{Team wartet|Teams warten}} auf Prüfung',
  nothing: '–',
  timesIn: 'Zeiten in {zone}',
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
    heading: 'Neue Challenge',
    create: 'Entwurf anlegen',
    createNext: 'Anlegen und nächste',
    created: '{challenge} wurde als Entwurf angelegt',
    later: 'Was später kommt, bleibt leer.',
    typeFinal: 'Die Art lässt sich später nicht ändern.',
    typeHints: {
      StaticAttachment: 'Eine Datei oder Text, dieselbe Flag für alle',
      StaticContainer: 'Eine Instanz, dieselbe Flag für alle',
      DynamicAttachment: 'Eine Datei und eine Flag für jedes Team',
      DynamicContainer: 'Eine Instanz und eine Flag für jedes Team',
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
