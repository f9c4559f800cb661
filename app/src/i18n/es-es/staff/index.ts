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
  title: 'Organización',
  pageOf: '{page} · {game}',
  siteTabs: 'Administración del sitio',
  userCount: '{count|number} {{usuario|usuarios}}',
  teamCount: '{count|number} {{equipo|equipos}}',
  tabsLabel: 'Organización de esta competición',
  publicPage: 'Página pública',
  challengeCount: '{count|number} {{reto|retos}}',
  waitingCount: '{count|number} {{equipo|equipos}} en espera de revisión',
  nothing: '–',
  timesIn: 'Horas en {zone}',
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
    heading: 'Nuevo reto',
    create: 'Crear borrador',
    createNext: 'Crear y seguir',
    created: '{challenge} se ha creado como borrador',
    later: 'Deja vacío lo que quieras escribir después.',
    typeFinal: 'El tipo no se puede cambiar después.',
    typeHints: {
      StaticAttachment: 'Un archivo o texto, la misma flag para todos',
      StaticContainer: 'Una instancia, la misma flag para todos',
      DynamicAttachment: 'Un archivo y una flag para cada equipo',
      DynamicContainer: 'Una instancia y una flag para cada equipo',
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
