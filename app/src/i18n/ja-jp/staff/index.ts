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
  title: '運営',
  pageOf: '{page} · {game}',
  siteTabs: 'サイトの管理',
  userCount: 'ユーザー {count|number} 人',
  teamCount: 'チーム {count|number} 組',
  tabsLabel: 'この大会の運営',
  publicPage: '公開ページ',
  challengeCount: '{count|number}問',
  waitingCount: '{count|number}チームが審査待ち',
  nothing: '–',
  timesIn: 'タイムゾーン：{zone}',
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
    heading: '新しい問題',
    create: '下書きを作成',
    createNext: '作成して次へ',
    created: '{challenge}を下書きとして作成しました',
    later: '後で書く項目は空のままで構いません。',
    typeFinal: '種類は後から変更できません。',
    typeHints: {
      StaticAttachment: 'ファイルまたは文章、フラグは全チーム共通',
      StaticContainer: 'インスタンス、フラグは全チーム共通',
      DynamicAttachment: 'チームごとにファイルとフラグ',
      DynamicContainer: 'チームごとにインスタンスとフラグ',
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
