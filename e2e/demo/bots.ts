import { createHash } from 'node:crypto';
import type { SeededRandom } from './challenges/tools/random.ts';
import type { Given, NamedFile, Solve } from './challenges/types.ts';
import type { PlannedSolve } from './plan.ts';

/** The fields of a challenge that bots read. */
export interface SeenChallenge {
  title: string;
  /** The statement. */
  content: string;
  hints: readonly string[] | null;
  context: { url: string | null };
}

/** The actions of a signed-in player. */
export interface PlayerSession {
  getChallenge(challengeId: number): Promise<SeenChallenge>;
  /** Takes an address in the format of `context.url`. */
  downloadFile(url: string): Promise<NamedFile>;
  /** Resolves to whether the flag was correct. */
  submitFlag(challengeId: number, flag: string): Promise<boolean>;
}

/** The part of the public API that bots use. */
export interface BotApi {
  /** Signs in, or returns the player's existing session. */
  login(userName: string): Promise<PlayerSession>;
}

export interface Outcome {
  solve: PlannedSolve;
  flag: string;
  right: boolean;
}

export type Solver = (title: string, given: Given) => Promise<string>;

/** Caches the results of solvers by their input. */
export function rememberingSolver(solverOf: (title: string) => Promise<Solve>): Solver {
  const answers = new Map<string, Promise<string>>();
  return (title, given) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([title, given.statement, given.hints]))
      .update(given.file?.bytes ?? '')
      .digest('hex');
    const known = answers.get(digest);
    const answer = known ?? solverOf(title).then((solve) => solve(given));
    answers.set(digest, answer);
    return answer;
  };
}

/** A plausible wrong flag. */
export function mistaken(flag: string, random: SeededRandom): string {
  const body = flag.slice('flag{'.length, -1);
  const at = random.below(body.length - 1);
  const swapped = body.slice(0, at) + body.charAt(at + 1) + body.charAt(at) + body.slice(at + 2);
  const wrong = random.pick([
    body,
    `flag{${body.toUpperCase()}}`,
    `flag{${body.replaceAll('_', '')}}`,
    `flag{${body.slice(0, -1)}}`,
    `flag{${swapped}}`,
    'flag{test}',
  ]);
  return wrong === flag ? 'flag{nearly}' : wrong;
}

interface Play {
  api: BotApi;
  solver: Solver;
  /** Ids of the challenges by title. */
  ids: ReadonlyMap<string, number>;
  random: SeededRandom;
}

/**
 * Plays a planned solve: signs in, opens the challenge, downloads its file, solves it and submits the
 * flag, after the planned number of wrong flags.
 */
export async function* play(
  { api, solver, ids, random }: Play,
  solve: PlannedSolve,
): AsyncGenerator<Outcome> {
  const id = ids.get(solve.title);
  if (id === undefined) throw new Error(`the game has no challenge named ${solve.title}`);
  const session = await api.login(solve.member);
  const { content, hints, context } = await session.getChallenge(id);
  const file = context.url === null ? null : await session.downloadFile(context.url);
  const flag = await solver(solve.title, { statement: content, hints: hints ?? [], file });
  for (let mistake = 0; mistake < solve.mistakes; mistake += 1) {
    const wrong = mistaken(flag, random);
    yield { solve, flag: wrong, right: await session.submitFlag(id, wrong) };
  }
  yield { solve, flag, right: await session.submitFlag(id, flag) };
}
