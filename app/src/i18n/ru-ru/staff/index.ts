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
  title: 'Управление',
  pageOf: '{page} · {game}',
  siteTabs: 'Управление сайтом',
  userCount:
    '{count|number} {{пользователей|пользователь|пользователя|пользователя|пользователей|пользователя}}',
  teamCount: '{count|number} {{команд|команда|команды|команды|команд|команды}}',
  tabsLabel: 'Управление игрой',
  publicPage: 'Страница игры',
  challengeCount: '{count|number} {{заданий|задание|задания|задания|заданий|задания}}',
  waitingCount:
    '{count|number} {{команд ждут|команда ждёт|команды ждут|команды ждут|команд ждут|команды ждут}} проверки',
  nothing: '–',
  timesIn: 'Время: {zone}',
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
    heading: 'Новое задание',
    create: 'Создать черновик',
    createNext: 'Создать и продолжить',
    created: 'Черновик «{challenge}» создан',
    later: 'То, что напишете позже, оставьте пустым.',
    typeFinal: 'Тип потом не изменить.',
    typeHints: {
      StaticAttachment: 'Файл или текст, один флаг на всех',
      StaticContainer: 'Экземпляр, один флаг на всех',
      DynamicAttachment: 'Файл и флаг для каждой команды',
      DynamicContainer: 'Экземпляр и флаг для каждой команды',
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
