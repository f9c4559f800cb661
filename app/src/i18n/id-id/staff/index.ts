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
  title: 'Panitia',
  pageOf: '{page} · {game}',
  siteTabs: 'Administrasi situs',
  userCount: '{count|number} pengguna',
  teamCount: '{count|number} tim',
  tabsLabel: 'Panitia kompetisi ini',
  publicPage: 'Halaman publik',
  challengeCount: '{count|number} soal',
  waitingCount: '{count|number} tim menunggu tinjauan',
  nothing: '–',
  timesIn: 'Waktu dalam {zone}',
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
    heading: 'Soal baru',
    create: 'Buat draf',
    createNext: 'Buat dan lanjut',
    created: '{challenge} dibuat sebagai draf',
    later: 'Kosongkan yang ingin ditulis nanti.',
    typeFinal: 'Tipe tidak bisa diubah nanti.',
    typeHints: {
      StaticAttachment: 'Berkas atau teks, flag sama untuk semua',
      StaticContainer: 'Instans, flag sama untuk semua',
      DynamicAttachment: 'Berkas dan flag untuk tiap tim',
      DynamicContainer: 'Instans dan flag untuk tiap tim',
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
