import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import type { GamePhase } from '../PhaseBadge/PhaseBadge.tsx';
import { Bar, Canvas, Line, Name, Note, Row, Scroll, Tail, Track } from './GameTimeline.styles.ts';
import { placeOn, share, timelineMarks, timelineSpan, type TimelineSpan } from './timeline-days.ts';

export interface TimelineGame {
  id: number;
  title: string;
  href: string;
  phase: GamePhase;
  /** Unix ms. */
  start: number;
  end: number;
  /** Until when practice runs, Unix ms. */
  practiceUntil?: number;
  /** "18 h left", "in 20 d", "practice until 31 Dec" */
  note: string;
}

export interface GameTimelineProps {
  /** In the order of their time; the first six are shown. */
  games: readonly TimelineGame[];
  /** Unix ms by the server's clock. */
  now: number;
  /** Names the whole: "Games of these weeks". */
  label: string;
  /** "Now" */
  nowLabel: string;
  /** Writes the Monday of a week: "9 Nov". */
  formatWeek: (at: number) => string;
}

const MOST_ROWS = 6;
const percent = (value: number): string => `${value.toFixed(3)}%`;

const Bars = ({ game, span }: { game: TimelineGame; span: TimelineSpan }) => {
  const from = placeOn(span, game.start);
  const to = placeOn(span, game.end);
  const tail = game.practiceUntil === undefined ? to : placeOn(span, game.practiceUntil);
  return (
    <Line>
      {tail > to && <Tail style={vars({ '--at': percent(to), '--wide': percent(tail - to) })} />}
      {game.end > span.start && game.start < span.end && (
        <Bar style={vars({ '--at': percent(from), '--wide': percent(to - from) })} />
      )}
      <Note style={vars({ '--from': percent(from), '--at': percent(tail) })}>{game.note}</Note>
    </Line>
  );
};

/** Ten weeks of games on a line of time. Every row is a link. */
export const GameTimeline = ({ games, now, label, nowLabel, formatWeek }: GameTimelineProps) => {
  const Link = useLink();
  const span = timelineSpan(now);
  const { mondays, weekends } = timelineMarks(span);
  const at = (day: number) => ({ '--at': percent(placeOn(span, day)) }) as const;
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Canvas>
        <Track aria-hidden>
          {weekends.map((day) => (
            <span
              key={day}
              data-mark="weekend"
              style={vars({ ...at(day), '--wide': percent(share(span, 2)) })}
            />
          ))}
          {mondays.map((day) => (
            <span key={day} data-mark="monday" style={vars(at(day))}>
              {formatWeek(day)}
            </span>
          ))}
        </Track>
        <ul>
          {games.slice(0, MOST_ROWS).map((game) => (
            <li key={game.id}>
              <Row as={Link} href={game.href} data-phase={game.phase}>
                <Name>{game.title}</Name>
                <Bars game={game} span={span} />
              </Row>
            </li>
          ))}
        </ul>
        <Track aria-hidden>
          <span data-mark="now" style={vars(at(now))}>
            {nowLabel}
          </span>
        </Track>
      </Canvas>
    </Scroll>
  );
};
