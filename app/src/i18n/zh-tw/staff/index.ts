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
  siteTabs: '網站管理',
  userCount: '{count|number} 個使用者',
  teamCount: '{count|number} 支隊伍',
  tabsLabel: '比賽管理',
  publicPage: '公開頁面',
  challengeCount: '{count|number} 道題目',
  waitingCount: '{count|number} 支隊伍待審核',
  nothing: '–',
  timesIn: '時區：{zone}',
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
    heading: '新增題目',
    create: '建立草稿',
    createNext: '建立並繼續',
    created: '已將 {challenge} 建立為草稿',
    later: '想稍後填寫的內容可以留空。',
    typeFinal: '類型之後不能變更。',
    typeHints: {
      StaticAttachment: '附件或文字，所有隊伍 flag 相同',
      StaticContainer: '實例，所有隊伍 flag 相同',
      DynamicAttachment: '每隊各有附件與 flag',
      DynamicContainer: '每隊各有實例與 flag',
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
