import type { Client } from '@halyard/sdk';
import { getScoreboard, isApiError } from '@halyard/sdk';
import type { BotApi } from './bots.ts';
import { play, rememberingSolver } from './bots.ts';
import { seededRandom } from './challenges/tools/random.ts';
import type { PlannedSolve } from './plan.ts';
import { solverOf } from './solvers.ts';

export interface Game {
  id: number;
  /** Ids of the challenges by title. */
  ids: Map<string, number>;
  api: BotApi;
}

/** The planned solves that are not on the board yet. */
export async function stillToCome(
  client: Client,
  { id, ids }: Game,
  plan: readonly PlannedSolve[],
): Promise<PlannedSolve[]> {
  const board = await getScoreboard(id, { client });
  const solved = new Set(
    board.items.flatMap((team) => team.solvedChallenges.map((solve) => `${team.name}/${solve.id}`)),
  );
  return plan.filter(({ team, title }) => !solved.has(`${team.name}/${ids.get(title)}`));
}

function tell({ team, member, title }: PlannedSolve, right: boolean): void {
  const clock = new Date().toTimeString().slice(0, 8);
  console.log(
    `${clock}  ${right ? 'solved' : 'wrong '}  ${title.padEnd(18)} ${team.name} (${member})`,
  );
}

interface Pace {
  /** Called after each flag and each rejection; if it throws, playing stops. */
  wait: () => Promise<unknown>;
  /** Whether to print each flag to the terminal. */
  loud: boolean;
}

/** Plays the solves one after the other; rejected ones are skipped. */
export async function playSolves(
  game: Game,
  solves: readonly PlannedSolve[],
  { wait, loud }: Pace,
): Promise<void> {
  const tools = { ...game, solver: rememberingSolver(solverOf), random: seededRandom('mistakes') };
  for (const solve of solves) {
    try {
      for await (const { right } of play(tools, solve)) {
        if (loud) tell(solve, right);
        await wait();
      }
    } catch (error) {
      // A visitor may have disabled the challenge or suspended the team.
      if (!isApiError(error)) throw error;
      console.log(`${solve.team.name} gave up on ${solve.title}: ${error.title}`);
      await wait();
    }
  }
}
