import { type GamePhase, overlaps } from '@halyard/sdk/rules';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { vars } from '../../tokens/vars.ts';
import {
  Bar,
  Canvas,
  Empty,
  Line,
  Name,
  Note,
  Row,
  Scroll,
  Tail,
  Track,
} from './GameTimeline.styles.ts';
import { placeOn, share, timelineMarks, timelineSpan, type TimelineSpan } from './timeline-days.ts';

export interface TimelineGame {
  id: number;
  title: string;
  href: string;
  phase: GamePhase;
  /** Unix ms. */
  start: number;
  end: number;
  /** End of practice, Unix ms. */
  practiceUntil?: number;
  /** "18 h left", "in 20 d", "practice until 31 Dec" */
  note: string;
}

export interface GameTimelineProps {
  /** In order of time; the first six are shown. */
  games: readonly TimelineGame[];
  /** The server's time, Unix ms. */
  now: number;
  /** Name of the region: "Games of these weeks". */
  label: string;
  /** "Now" */
  nowLabel: string;
  /** Formats the Monday of a week: "9 Nov". */
  formatWeek: (at: number) => string;
  /** Shows skeleton rows. */
  loading?: boolean;
  /** Shown when there are no games: "No games in these weeks." */
  empty?: ReactNode;
}

const MOST_ROWS = 6;

const LOADING_ROWS = [0, 1, 2, 3];

/** Width in px of the sticky column of titles. */
const NAMES = 200;

/** Scrolls a time axis so that a mark on it is at a third of the visible part. */
function scrollTo(box: HTMLElement, mark: HTMLElement): void {
  const seen = box.getBoundingClientRect();
  const { left, width } = mark.getBoundingClientRect();
  const into = NAMES + (seen.width - NAMES) / 3;
  const isRtl = getComputedStyle(box).direction === 'rtl';
  box.scrollLeft += left + width / 2 - (isRtl ? seen.right - into : seen.left + into);
}

function percent(value: number): string {
  return `${value.toFixed(3)}%`;
}

function Bars({ game, span }: { game: TimelineGame; span: TimelineSpan }) {
  const from = placeOn(span, game.start);
  const to = placeOn(span, game.end);
  const tail = game.practiceUntil === undefined ? to : placeOn(span, game.practiceUntil);
  return (
    <Line>
      {tail > to && <Tail style={vars({ '--at': percent(to), '--wide': percent(tail - to) })} />}
      {overlaps(game, span) && (
        <Bar style={vars({ '--at': percent(from), '--wide': percent(to - from) })} />
      )}
      <Note style={vars({ '--from': percent(from), '--at': percent(tail) })}>{game.note}</Note>
    </Line>
  );
}

/**
 * Ten weeks of games on a time axis. Every row is a link. If it scrolls, the current time is initially
 * at a third of the visible axis.
 */
export function GameTimeline(props: GameTimelineProps) {
  const { games, now, label, nowLabel, formatWeek, loading = false, empty } = props;
  const box = useRef<HTMLDivElement>(null);
  const nowMark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current && nowMark.current) scrollTo(box.current, nowMark.current);
  }, []);
  const Link = useLink();
  const span = timelineSpan(now);
  const { mondays, weekends } = timelineMarks(span);
  const at = (day: number) => ({ '--at': percent(placeOn(span, day)) }) as const;
  return (
    <Scroll ref={box} role="region" aria-label={label} aria-busy={loading} tabIndex={0}>
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
        {!loading && games.length === 0 && empty !== undefined && <Empty>{empty}</Empty>}
        {loading &&
          LOADING_ROWS.map((row) => (
            <Row key={row} as="div">
              <Name>
                <Skeleton width="128px" />
              </Name>
              <Line>
                <Skeleton height="28px" />
              </Line>
            </Row>
          ))}
        <ul>
          {!loading &&
            games.slice(0, MOST_ROWS).map((game) => (
              <li key={game.id}>
                <Row as={Link} href={game.href} data-phase={game.phase}>
                  <Name>{game.title}</Name>
                  <Bars game={game} span={span} />
                </Row>
              </li>
            ))}
        </ul>
        <Track aria-hidden>
          <span ref={nowMark} data-mark="now" style={vars(at(now))}>
            {nowLabel}
          </span>
        </Track>
      </Canvas>
    </Scroll>
  );
}
