import type {
  Attempt,
  Board,
  ChallengeDetail,
  ChallengeInfo,
  Game,
  GameDetails,
  GameNotice,
  Writeup,
} from '@halyard/sdk/types';
import { linnea, longSplice } from './fixtures.ts';
import type { Answers } from './fake-api.ts';

const HOUR = 3_600_000;

/** A running game of the user's team; it started five hours before the test. */
export function runningGame(more: Partial<Game> = {}): Game {
  const start = Math.floor(Date.now() / 1000) * 1000 - 5 * HOUR;
  return {
    id: 7,
    title: 'Harbour CTF 2026',
    summary: '',
    content: '',
    hidden: false,
    divisions: null,
    inviteCodeRequired: false,
    writeupRequired: false,
    poster: null,
    limit: 5,
    teamCount: 3,
    division: null,
    teamName: longSplice.name,
    practiceMode: false,
    status: 'Accepted',
    start,
    end: start + 48 * HOUR,
    ...more,
  };
}

function info(
  id: number,
  title: string,
  category: ChallengeInfo['category'],
  score: number,
  solved: number,
): ChallengeInfo {
  const bloods: ChallengeInfo['bloods'] = [];
  return { id, title, category, score, solved, deadline: null, bloods, disableBloodBonus: false };
}

/** Four challenges; the user's team has solved the first and those in `solved`. */
export function detailsOf(game: Game, solved: readonly number[] = []): GameDetails {
  const ids = [1, ...solved];
  return {
    challenges: {
      Misc: [info(1, 'Welcome Aboard', 'Misc', 100, 3), info(2, 'Knots', 'Misc', 298, 1)],
      Pwn: [info(3, 'Loose Cannon', 'Pwn', 471, 1), info(4, 'Keelhaul', 'Pwn', 500, 0)],
    },
    challengeCount: 4,
    rank: {
      id: longSplice.id,
      name: longSplice.name,
      bio: null,
      avatar: null,
      divisionId: null,
      score: 100 + 471 * solved.length,
      rank: 2,
      divisionRank: null,
      lastSubmissionTime: game.start,
      solvedCount: ids.length,
      solvedChallenges: ids.map((id) => ({
        id,
        score: id === 1 ? 100 : 471,
        type: 'Normal',
        userName: linnea.userName,
        time: game.start + HOUR,
      })),
    },
    teamToken: '42:c2ln',
    writeupRequired: false,
    writeupDeadline: game.end,
  };
}

/** Three teams, with the user's in second place; `solved` as in `detailsOf`. */
export function boardOf(game: Game, solved: readonly number[] = []): Board {
  const own = [1, ...solved];
  const base = { divisionId: null, divisionRank: null, lastTime: null };
  return {
    version: 1 + solved.length,
    updateTimeUtc: game.start + 2 * HOUR,
    start: game.start,
    end: game.end,
    bloodBonus: 0,
    challengeCount: 4,
    challenges: Object.values(detailsOf(game).challenges)
      .flat()
      .map(({ id, title, category, score, deadline }) => ({
        id,
        title,
        category,
        score,
        originalScore: 500,
        solved: 1,
        bloods: [],
        deadline,
      })),
    divisions: [],
    teams: [
      { ...base, id: 10, name: 'tern.team', score: 969, rank: 1, solves: solvesOf([2, 3, 1]) },
      {
        ...base,
        id: longSplice.id,
        name: longSplice.name,
        score: 100 + 471 * solved.length,
        rank: 2,
        solves: solvesOf(own),
      },
      { ...base, id: 12, name: 'Bilge Rats', score: 90, rank: 3, solves: solvesOf([1]) },
    ],
  };
}

function solvesOf(ids: readonly number[]) {
  return ids.map((id, index) => [id, 600 * (index + 1), 4, id === 3 ? 471 : 100]);
}

/** The details of the challenge Loose Cannon. */
export function looseCannon(more: Partial<ChallengeDetail> = {}): ChallengeDetail {
  return {
    id: 3,
    title: 'Loose Cannon',
    content: 'The gun deck accepts a little more than it should.',
    category: 'Pwn',
    hints: ['Count the ropes.'],
    score: 471,
    type: 'StaticAttachment',
    context: { closeTime: null, instanceEntry: null, url: null, fileSize: null },
    limit: 20,
    attempts: 1,
    deadline: null,
    solved: false,
    tries: [],
    ...more,
  };
}

/** A wrong attempt of a team mate. */
export function wrongTry(answer: string): Attempt {
  return {
    id: 90,
    answer,
    status: 'WrongAnswer',
    time: Date.now() - 11 * 60_000,
    user: 'marlow',
  };
}

/** The state of the team's writeup: nothing handed in, with a day left. */
export function writeupOf(more: Partial<Writeup> = {}): Writeup {
  return {
    submitted: false,
    name: '#',
    fileSize: 0,
    note: 'Show the **dead ends**.',
    url: null,
    submittedAt: null,
    uploader: null,
    deadline: Date.now() + 24 * HOUR,
    ...more,
  };
}

/** Responses to all calls of a game's pages. */
export function gameAnswers(
  game: Game,
  more: { challenge?: ChallengeDetail; notices?: GameNotice[] } = {},
): Answers {
  return {
    getProfile: { data: linnea },
    listTeams: { data: [longSplice] },
    getGame: { data: game },
    getGameDetails: { data: detailsOf(game) },
    getBoard: { data: boardOf(game) },
    listNotices: { data: more.notices ?? [] },
    getChallenge: { data: more.challenge ?? looseCannon() },
  };
}
