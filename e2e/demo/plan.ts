import { seededRandom } from './challenges/tools/random.ts';
import type { SeededRandom } from './challenges/tools/random.ts';
import type { DemoChallenge, Level } from './challenges/types.ts';
import type { DemoTeam } from './teams.ts';

/** One team solves one challenge. */
export interface PlannedSolve {
  team: DemoTeam;
  /** Who sends the flag. */
  member: string;
  /** Title of the challenge. */
  title: string;
  /** Minute of the game at which the team would have it. */
  minute: number;
  /** How many wrong flags go out before. */
  mistakes: number;
}

type Task = Pick<DemoChallenge, 'title' | 'category' | 'level'>;

/** Minutes an average team takes. */
const MINUTES: Readonly<Record<Level, number>> = { easy: 25, medium: 190, hard: 520 };

/** Share of teams of a strength that solve it at all. */
const share: Readonly<Record<Level, (strength: number) => number>> = {
  easy: () => 0.97,
  medium: (strength) => 0.3 + 0.68 * strength,
  hard: (strength) => 0.6 * strength * strength,
};

function minuteOf(team: DemoTeam, task: Task, random: SeededRandom): number {
  const luck = Math.exp(1.6 * (random.fraction() - 0.5));
  const practice = team.favourites.includes(task.category) ? 0.55 : 1;
  return (MINUTES[task.level] * luck * practice) / (0.4 + 1.2 * team.strength);
}

function mistakesOf(random: SeededRandom): number {
  const dice = random.fraction();
  if (dice < 0.7) return 0;
  return dice < 0.93 ? 1 : 2;
}

/** Every solve the teams will ever make, in the order of time; the same at each run. */
export function makePlan(teams: readonly DemoTeam[], tasks: readonly Task[]): PlannedSolve[] {
  const random = seededRandom('plan');
  const solves = teams.flatMap((team) =>
    tasks
      .filter(({ level }) => random.fraction() < share[level](team.strength))
      .map((task) => ({
        team,
        member: random.pick(team.members),
        title: task.title,
        minute: minuteOf(team, task, random),
        mistakes: mistakesOf(random),
      })),
  );
  return solves.toSorted((one, other) => one.minute - other.minute);
}
