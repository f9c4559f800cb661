// Race drill. Forty parallel correct submissions of one team create one solve and one notice; two
// hundred teams that solve one challenge at once get exactly one first, second and third blood, in
// commit order. With one server process, and with two on one database.
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { sized } from '../load/quick.ts';
import { RIGHT_FLAG, type SeededGame, type SeededTeam, seedGame } from '../load/seed.ts';
import { type Site, startSite } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { findViolations } from './race-checks.ts';

const CROWD = 200;
const REPEATS = 40;
const RUNS = sized(20, 1);

interface Result {
  drill: string;
  processes: number;
  runs: number;
  answers: number;
  milliseconds: number;
  violations: string[];
}

async function raceOnce(
  http: HttpClient,
  site: Site,
  game: SeededGame,
  challengeId: number,
  teams: readonly SeededTeam[],
): Promise<string[]> {
  const answers = await Promise.all(
    teams.map(async ({ cookie }, index) => {
      const server = site.servers[index % site.servers.length]?.url ?? '';
      const path = `${server}/api/game/${game.gameId}/challenges/${challengeId}`;
      const headers = { cookie };
      const answer = await http.ask({
        url: path,
        method: 'POST',
        headers,
        body: { flag: RIGHT_FLAG },
      });
      if (answer.status !== 200) return `answered ${answer.status} ${answer.body.toString()}`;
      const verdict = await http.ask({ url: `${path}/status/${answer.body.toString()}`, headers });
      const text = verdict.body.toString();
      return text === '"Accepted"' ? null : `judged ${text}`;
    }),
  );
  const refused = answers.filter((answer) => answer !== null);
  return [...refused, ...(await findViolations(http, site, game, challengeId, teams))];
}

async function drill(
  name: string,
  site: Site,
  game: SeededGame,
  challengeIds: readonly number[],
  teams: readonly SeededTeam[],
): Promise<Result> {
  const http = createHttpClient(teams.length);
  const violations: string[] = [];
  const times: number[] = [];
  for (const challengeId of challengeIds) {
    const began = performance.now();
    const found = await raceOnce(http, site, game, challengeId, teams);
    times.push(performance.now() - began);
    violations.push(...found);
    if (process.stderr.isTTY) process.stderr.write(found.length === 0 ? '.' : 'x');
  }
  http.close();
  if (process.stderr.isTTY) process.stderr.write('\n');
  return {
    drill: name,
    processes: site.servers.length,
    runs: challengeIds.length,
    answers: teams.length * challengeIds.length,
    milliseconds: Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0),
    violations,
  };
}

async function drillWith(processes: number): Promise<Result[]> {
  const site = await startSite(processes, { RATE_LIMITS: 'off' });
  try {
    const game = await seedGame(site.client, { teams: CROWD, challenges: 2 * RUNS, solves: 0 });
    const [captain] = game.teams;
    if (!captain) throw new Error('There are no teams.');
    const same = Array.from({ length: REPEATS }, () => captain);
    const [first, second] = [game.challengeIds.slice(0, RUNS), game.challengeIds.slice(RUNS)];
    return [
      await drill(`${REPEATS} times the same right flag`, site, game, first, same),
      await drill(`${CROWD} teams, one challenge`, site, game, second, game.teams),
    ];
  } finally {
    await site.stop();
  }
}

const results = [...(await drillWith(1)), ...(await drillWith(2))];
console.log(
  formatTable(
    ['drill', 'processes', 'runs', 'answers', 'ms a run (median)', 'violations'],
    results.map((row) => [
      row.drill,
      row.processes,
      row.runs,
      row.answers,
      row.milliseconds,
      row.violations.length,
    ]),
  ),
);
const violations = results.flatMap((result) => result.violations);
for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
const total = results.reduce((sum, { answers }) => sum + answers, 0);
console.log(
  violations.length === 0
    ? `Race: ${total} answers in ${results.length * RUNS} races, every rule kept.`
    : `Race: ${violations.length} violations in ${total} answers.`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
