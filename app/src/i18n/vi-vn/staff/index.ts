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
  title: 'Quản lý',
  pageOf: '{page} · {game}',
  siteTabs: 'Quản trị trang',
  userCount: '{count|number} người dùng',
  teamCount: '{count|number} đội',
  tabsLabel: 'Quản lý cuộc thi này',
  publicPage: 'Trang công khai',
  challengeCount: '{count|number} thử thách',
  waitingCount: '{count|number} đội chờ xét duyệt',
  nothing: '–',
  timesIn: 'Giờ theo {zone}',
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
    heading: 'Thử thách mới',
    create: 'Tạo bản nháp',
    createNext: 'Tạo và tiếp tục',
    created: 'Đã tạo {challenge} dưới dạng bản nháp',
    later: 'Để trống những gì bạn muốn viết sau.',
    typeFinal: 'Loại không đổi được về sau.',
    typeHints: {
      StaticAttachment: 'Một tệp hoặc văn bản, cùng flag cho tất cả',
      StaticContainer: 'Một phiên bản, cùng flag cho tất cả',
      DynamicAttachment: 'Tệp và flag riêng cho mỗi đội',
      DynamicContainer: 'Phiên bản và flag riêng cho mỗi đội',
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
