import { useLink } from '../../provider/KitProvider.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { Empty, Name, Place, Row, Team } from './SolverList.styles.ts';

export interface Solver {
  id: number;
  name: string;
  href?: string;
  /** "Sat 15:00" */
  time: string;
  /** Name of its pennant: "First blood"; only for the first three. */
  bloodLabel?: string;
  own?: boolean;
  /** New: highlighted, and the highlight fades. */
  isNew?: boolean;
}

export interface SolverListProps {
  /** In the order of their solves. */
  solvers: readonly Solver[];
  /** "you", next to the viewer's own team. */
  you: string;
  /** Shown when there are none. */
  empty: string;
}

function isBlood(place: number): place is BloodPlace {
  return place <= 3;
}

/** The teams that solved a challenge; the first three have pennants. */
export function SolverList({ solvers, you, empty }: SolverListProps) {
  const Link = useLink();
  if (solvers.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ol>
      {solvers.map(({ id, name, href, time, bloodLabel, own, isNew }, index) => {
        const place = index + 1;
        return (
          <Row key={id} data-own={own || undefined} data-new={isNew || undefined}>
            {isBlood(place) && bloodLabel ? (
              <BloodPennant place={place} label={bloodLabel} />
            ) : (
              <Place>{place}</Place>
            )}
            <Team>
              <Name as={href ? Link : 'span'} href={href}>
                {name}
              </Name>
              {own && <span>{you}</span>}
            </Team>
            <time>{time}</time>
          </Row>
        );
      })}
    </ol>
  );
}
