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
  title: '운영',
  pageOf: '{page} · {game}',
  siteTabs: '사이트 관리',
  userCount: '사용자 {count|number}명',
  teamCount: '팀 {count|number}개',
  tabsLabel: '이 대회의 운영',
  publicPage: '공개 페이지',
  challengeCount: '문제 {count|number}개',
  waitingCount: '심사 대기 {count|number}팀',
  nothing: '–',
  timesIn: '시간대: {zone}',
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
    heading: '새 문제',
    create: '초안 만들기',
    createNext: '만들고 다음으로',
    created: '{challenge}: 초안으로 만들었어요',
    later: '나중에 쓸 항목은 비워 두세요.',
    typeFinal: '유형은 나중에 바꿀 수 없어요.',
    typeHints: {
      StaticAttachment: '파일 또는 글, 모든 팀이 같은 플래그',
      StaticContainer: '인스턴스, 모든 팀이 같은 플래그',
      DynamicAttachment: '팀마다 다른 파일과 플래그',
      DynamicContainer: '팀마다 다른 인스턴스와 플래그',
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
