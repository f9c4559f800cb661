// Prints the standings of a game as JSON for CTFtime (https://ctftime.org/json-scoreboard-feed),
// with what each team solved, and when. Teams of divisions outside of the ranking are left out.
//
//   node ctftime-standings.ts https://ctf.example 1 > standings.json
import { createClient, getScoreboard } from '@halyard/sdk';

const [baseUrl = '', game = ''] = process.argv.slice(2);
const board = await getScoreboard(Number(game), { client: createClient({ baseUrl }) });

/** CTFtime knows tasks by their names alone, so a second one of a name gets its id beside it. */
const tasks = new Map<number, string>();
for (const { id, title } of Object.values(board.challenges).flat()) {
  tasks.set(id, [...tasks.values()].includes(title) ? `${title} (${id})` : title);
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

const standings = board.items
  .filter(({ rank }) => rank > 0)
  .map(({ rank, name, score, solvedChallenges, lastSubmissionTime }) => {
    // What was solved after the end is on the board too, for no points.
    const solves = solvedChallenges.filter((solve) => solve.score > 0);
    const stats = solves.map((solve): [string, { points: number; time: number }] => [
      tasks.get(solve.id) ?? String(solve.id),
      { points: solve.score, time: seconds(solve.time) },
    ]);
    return {
      pos: rank,
      team: name,
      score,
      taskStats: Object.fromEntries(stats),
      ...(solves.length > 0 && { lastAccept: seconds(lastSubmissionTime) }),
    };
  });

console.log(JSON.stringify({ tasks: [...tasks.values()], standings }, null, 2));
