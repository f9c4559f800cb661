import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { None, Points, Quiet, Row, Team } from './Ticker.styles.ts';

export interface TickerSolve {
  id: number | string;
  team: string;
  category: AnyCategory;
  challenge: string;
  /** "+266" */
  points: string;
  /** "11 s", "1 min" */
  time: string;
}

export interface TickerProps {
  /** "Last solves" */
  label: string;
  /** Newest first, as many as fit. */
  solves: readonly TickerSolve[];
  /** "No solves yet" */
  empty: string;
}

/** The last solves next to a scoreboard on a projector. */
export function Ticker({ label, solves, empty }: TickerProps) {
  return solves.length === 0 ? (
    <None>{empty}</None>
  ) : (
    <ol aria-label={label}>
      {solves.map(({ id, team, category, challenge, points, time }) => (
        <Row key={id}>
          <CategoryFlag category={category} size={34} />
          <Team>{team}</Team>
          <Points>{points}</Points>
          <Quiet>{challenge}</Quiet>
          <Quiet>{time}</Quiet>
        </Row>
      ))}
    </ol>
  );
}
