import type {
  BasicGame,
  ClientConfig,
  GameDetails,
  Profile,
  Team,
  TeamMember,
} from '@halyard/sdk/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time of all test data: Sat 21 Nov 2026, 18:17:53 CET. */
export const MOMENT = Date.UTC(2026, 10, 21, 17, 17, 53);

export const config: ClientConfig = {
  title: 'Halyard',
  slogan: 'Hack for fun not for profit',
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
  extensions: ['setup', 'board', 'gameStatus', 'lists', 'tries', 'preview', 'order'],
  setupRequired: false,
};

export const linnea: Profile = {
  userId: '01997a3c-52d8-7c41-9e0b-3f6f1c2a8d57',
  role: 'User',
  userName: 'linnea',
  email: 'linnea@harbour.example',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatar: null,
};

export const admin: Profile = { ...linnea, role: 'Admin' };

function member(name: string, index: number, captain = false): TeamMember {
  const id = index === 0 ? linnea.userId : `01997a3c-52d8-7c41-9e0b-00000000000${index}`;
  return { id, userName: name, bio: null, avatar: null, captain };
}

export const longSplice: Team = {
  id: 42,
  name: 'Long Splice',
  bio: 'Two ropes, one rope.',
  avatar: null,
  locked: true,
  members: ['linnea', 'marlow', 'ottoline', 'bosun'].map((name, index) =>
    member(name, index, index === 0),
  ),
};

export const quayNine: Team = {
  id: 57,
  name: 'Quay Nine',
  bio: null,
  avatar: null,
  locked: false,
  members: [member('linnea', 0), member('sable', 5, true)],
};

export const inviteCode = `Long Splice:42:${'5f0c'.repeat(8)}`;

interface GameOptions extends Partial<BasicGame> {
  id: number;
  title: string;
  /** Start, in hours from the reference time, and length in hours. */
  from: number;
  hours: number;
}

/** A game of the list, relative to `now`. */
export function basicGame({ from, hours, ...rest }: GameOptions, now = MOMENT): BasicGame {
  const start = Math.round((now + from * HOUR) / HOUR) * HOUR;
  return {
    summary: '',
    poster: null,
    limit: 5,
    start,
    end: start + hours * HOUR,
    status: 'Unsubmitted',
    practiceMode: false,
    teamCount: 41,
    ...rest,
  };
}

/** Games around a time: one running, three upcoming, four ended. */
export function basicGames(now = MOMENT): BasicGame[] {
  const games: GameOptions[] = [
    {
      id: 12,
      title: 'Harbour CTF 2026',
      from: -29.3,
      hours: 48,
      status: 'Accepted',
      teamCount: 412,
      summary: 'Two days of everything: 40 challenges, 13 categories, dynamic scoring.',
    },
    {
      id: 20,
      title: 'Lighthouse Open 2026',
      from: 143.7,
      hours: 12,
      limit: 4,
      teamCount: 137,
      summary: 'Beginners welcome. Twelve hours, three divisions, a podium for each.',
    },
    {
      id: 21,
      title: 'Dry Dock Training 4',
      from: 499.7,
      hours: 4,
      limit: 1,
      status: 'Pending',
      summary: 'Heap, from the first free to tcache. Guided, with hints on the hour.',
    },
    {
      id: 22,
      title: 'Northern Light CTF',
      from: 1166.7,
      hours: 36,
      teamCount: 18,
      summary: 'Qualifier for the spring finals in Tromsø. Writeups required.',
    },
    {
      id: 9,
      title: 'Winter Wharf Qualifier',
      from: -344.3,
      hours: 36,
      limit: 4,
      status: 'Accepted',
      practiceMode: true,
      teamCount: 238,
      summary: 'Practice until 31 Dec: all 24 challenges stay open, no points.',
    },
    {
      id: 8,
      title: 'Dry Dock Training 3',
      from: -677,
      hours: 4,
      limit: 1,
      teamCount: 64,
      summary: 'Format strings and friends.',
    },
    {
      id: 7,
      title: 'Autumn Regatta',
      from: -1186,
      hours: 36,
      teamCount: 530,
      summary: 'Archive: statements, board and writeups.',
    },
    {
      id: 14,
      title: 'Белая гавань',
      from: -1521,
      hours: 24,
      limit: 6,
      teamCount: 312,
      summary: 'Архив: задания и разборы.',
    },
  ];
  return games.map((game) => basicGame(game, now));
}

/** The user's team in the running game. */
export function gameDetails(now = MOMENT): GameDetails {
  const solves: [string, number, number][] = [
    ['linnea', 412, -27],
    ['marlow', 360, -23],
    ['linnea', 330, -20.5],
    ['marlow', 346, -18],
    ['ottoline', 436, -12],
    ['linnea', 400, -8],
    ['bosun', 300, -6],
    ['marlow', 300, -3],
    ['ottoline', 300, -1.5],
  ];
  return {
    challenges: {},
    challengeCount: 40,
    rank: {
      id: longSplice.id,
      name: longSplice.name,
      bio: null,
      avatar: null,
      divisionId: null,
      score: solves.reduce((sum, [, score]) => sum + score, 0),
      rank: 4,
      divisionRank: null,
      lastSubmissionTime: now - HOUR,
      solvedChallenges: solves.map(([userName, score, hours], index) => ({
        id: index + 1,
        score,
        type: 'Normal',
        userName,
        time: now + hours * HOUR,
      })),
      solvedCount: solves.length,
    },
    teamToken: '42:c2lnbmF0dXJl',
    writeupRequired: false,
    writeupDeadline: now + 2 * DAY,
  };
}
