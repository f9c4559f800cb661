import { seededRandom } from './challenges/tools/random.ts';
import type { SeededRandom } from './challenges/tools/random.ts';
import type { GameChallenge, Level } from './challenges/types.ts';
import type { DemoTeam } from './teams.ts';

/** A planned solve of a challenge by a team. */
export interface PlannedSolve {
  team: DemoTeam;
  /** The member that sends the flag. */
  member: string;
  /** Title of the challenge. */
  title: string;
  /** Minute of the game at which the team solves it. */
  minute: number;
  /** Number of wrong flags before the correct one. */
  mistakes: number;
}

type Task = Pick<GameChallenge, 'title' | 'category' | 'level'>;

/** Minutes that an average team needs. */
const MINUTES: Readonly<Record<Level, number>> = { easy: 55, medium: 420, hard: 1150 };

/** Share of teams of a strength that solve it. */
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

/** All solves of the teams in chronological order; the same for the same seed. */
export function makePlan(
  teams: readonly DemoTeam[],
  tasks: readonly Task[],
  seed: string = 'plan',
): PlannedSolve[] {
  const random = seededRandom(seed);
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
