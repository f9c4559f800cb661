import type { Board, Scoreboard } from '@halyard/sdk/types';

const CHALLENGES = 40;
const SOLVES_PER_TEAM = 10;
const TIMELINE_TEAMS = 10;
const START = Date.UTC(2026, 0, 1, 9);
const MINUTE = 60_000;
/** The type of a solve that is not a blood. */
const NORMAL = 4;
const CATEGORIES = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Forensics',
  'PPC',
  'OSINT',
] as const;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const teamName = (index: number) => `Crew of the ${index + 1}th watch`;
const challengeOf = (team: number, solve: number) => ((team * 7 + solve * 3) % CHALLENGES) + 1;
const timeOf = (team: number, solve: number) => START + (team % 97) * MINUTE + solve * 41 * MINUTE;
const scoreOf = (solve: number) => 1000 - solve * 37;
const total = (solves: number) => times(solves, scoreOf).reduce((sum, score) => sum + score, 0);

/** The board of a large game as the API describes it; each team has ten solves. */
export function makeScoreboard(teams: number): Scoreboard {
  const items = times(teams, (team) => ({
    id: team + 1,
    name: teamName(team),
    bio: 'We splice what others cut.',
    avatar: null,
    divisionId: null,
    score: total(SOLVES_PER_TEAM),
    rank: team + 1,
    divisionRank: null,
    lastSubmissionTime: timeOf(team, SOLVES_PER_TEAM - 1),
    solvedChallenges: times(SOLVES_PER_TEAM, (solve) => ({
      id: challengeOf(team, solve),
      score: scoreOf(solve),
      type: 'Normal' as const,
      userName: `sailor-${team + 1}`,
      time: timeOf(team, solve),
    })),
    solvedCount: SOLVES_PER_TEAM,
  }));
  const challenges = times(CHALLENGES, (index) => ({
    id: index + 1,
    title: `Challenge ${index + 1}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Misc',
    score: 500,
    solved: teams / 4,
    deadline: null,
    bloods: [{ id: 1, name: teamName(0), avatar: null, submitTimeUtc: START }],
    disableBloodBonus: false,
  }));
  return {
    updateTimeUtc: START,
    bloodBonus: 52_459_530,
    timelines: [
      {
        divisionId: 0,
        teams: times(TIMELINE_TEAMS, (team) => ({
          id: team + 1,
          name: teamName(team),
          items: times(SOLVES_PER_TEAM, (solve) => ({
            time: timeOf(team, solve),
            score: total(solve + 1),
          })),
        })),
      },
    ],
    items,
    divisions: [],
    challenges: Object.fromEntries(
      CATEGORIES.map((name) => [name, challenges.filter(({ category }) => category === name)]),
    ),
    challengeCount: CHALLENGES,
  };
}

/** Makes a game's scoreboard in the compact form that the app uses. */
export function makeBoard(teams: number): Board {
  return {
    version: 1,
    updateTimeUtc: START,
    start: START,
    end: START + 2880 * MINUTE,
    bloodBonus: 52_459_530,
    challengeCount: CHALLENGES,
    challenges: times(CHALLENGES, (index) => ({
      id: index + 1,
      title: `Challenge ${index + 1}`,
      category: CATEGORIES[index % CATEGORIES.length] ?? 'Misc',
      score: 500,
      originalScore: 1000,
      solved: teams / 4,
      bloods: [1],
      deadline: null,
    })),
    divisions: [],
    teams: times(teams, (team) => ({
      id: team + 1,
      name: teamName(team),
      divisionId: null,
      score: total(SOLVES_PER_TEAM),
      rank: team + 1,
      divisionRank: null,
      lastTime: timeOf(team, SOLVES_PER_TEAM - 1),
      solves: times(SOLVES_PER_TEAM, (solve) => [
        challengeOf(team, solve),
        (timeOf(team, solve) - START) / 1000,
        NORMAL,
        scoreOf(solve),
      ]),
    })),
  };
}
