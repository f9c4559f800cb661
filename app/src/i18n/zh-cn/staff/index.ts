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
  title: '管理',
  pageOf: '{page} · {game}',
  siteTabs: '网站管理',
  userCount: '{count|number} 个用户',
  teamCount: '{count|number} 支队伍',
  tabsLabel: '比赛管理',
  publicPage: '公开页面',
  challengeCount: '{count|number} 道题目',
  waitingCount: '{count|number} 支队伍待审核',
  nothing: '–',
  timesIn: '时区：{zone}',
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
    heading: '新建题目',
    create: '创建草稿',
    createNext: '创建并继续',
    created: '已将 {challenge} 创建为草稿',
    later: '想稍后填写的内容可以留空。',
    typeFinal: '类型之后不能更改。',
    typeHints: {
      StaticAttachment: '附件或文本，所有队伍 flag 相同',
      StaticContainer: '实例，所有队伍 flag 相同',
      DynamicAttachment: '每队各有附件和 flag',
      DynamicContainer: '每队各有实例和 flag',
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
