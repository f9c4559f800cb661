import { clockMark } from '@halyard/sdk/rules';
import {
  Badge,
  GameClock,
  GameHeader,
  PhaseBadge,
  Stat,
  useBelow,
  useTick,
  VisuallyHidden,
} from '@halyard/ui-kit';
import { PracticeIcon } from '@halyard/ui-kit/icons';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import {
  lazyRegion,
  PageErrorBoundary,
  PartErrorBoundary,
} from '../../../app/errors/PageErrorBoundary.tsx';
import { isWorthSaying, useFreshness } from '../../../app/live/use-freshness.ts';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { usePageTitle } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { type GameTab, useGameTabs } from './use-game-tabs.ts';
import type { KnownChallenge } from '../notices/notice-item.tsx';
import { NoticesBell } from '../notices/NoticesBell.tsx';
import { useNoticeToasts } from '../notices/use-notice-toasts.tsx';
import { useNotices } from '../../../game/use-notices.ts';
import type { GameView } from '../shared/use-game.ts';
import { placeText } from '../../../game/term-words.ts';

const Freshness = lazyRegion(
  async () => (await import('../../../app/live/Freshness.tsx')).Freshness,
);

/** The standing of the user's team. */
export interface Standing {
  /** 0 or null if it is not ranked. */
  rank: number | null;
  score: number;
  /** The number of teams on the board; undefined until it is loaded. */
  teams: number | undefined;
}

interface GameFrameProps {
  view: GameView;
  /** The current view of the game. */
  current: Exclude<GameTab, 'information'>;
  standing: Standing | undefined;
  /** For links in notices. */
  challenges: readonly KnownChallenge[];
  children: ReactNode;
}

/** The frame of a game around one of its views: phase, tabs, notices, standing and clock. */
export function GameFrame({ view, current, standing, challenges, children }: GameFrameProps) {
  const { LL } = useLanguage();
  const { game, phase, offset } = view;
  const notices = useNotices(game.id, phase !== 'upcoming');
  const name = {
    challenges: LL.frame.places.challenges,
    scoreboard: LL.game.scoreboard,
    writeup: LL.frame.places.writeup,
  }[current]();
  const { unreadCount } = notices;
  usePageTitle(`${unreadCount > 0 ? `(${unreadCount}) ` : ''}${name} · ${game.title}`);
  useNoticeToasts(game.id, notices.list);
  useGameKeys(game.id);
  const passed = useTick((now) => share(game, now + offset));
  return (
    <>
      <GameHeader
        title={game.title}
        back={{ href: href.game(game.id), label: LL.game.information() }}
        phase={<Phase view={view} current={current} />}
        tabs={useGameTabs(game, current)}
        {...(phase === 'running' ? { passed } : {})}
        bell={<NoticesBell gameId={game.id} notices={notices} challenges={challenges} />}
        figures={<Figures view={view} standing={standing} />}
        {...(standing && { summary: <Summary standing={standing} /> })}
        clock={<Clock view={view} standing={standing} />}
      />
      <ClockMarks view={view} />
      <PageErrorBoundary of="view" name={name} resetOn={[current]}>
        {children}
      </PageErrorBoundary>
    </>
  );
}

function useGameKeys(gameId: number): void {
  const [, navigate] = useLocation();
  useShortcuts({
    challenges: () => navigate(href.challenges(gameId)),
    scoreboard: () => navigate(href.scoreboard(gameId)),
  });
}

function Phase({ view: { phase, isFrozen }, current }: Pick<GameFrameProps, 'view' | 'current'>) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('lg');
  const freshness = useFreshness();
  // The scoreboard says it in its own bar.
  const isShown =
    phase === 'running' && current === 'challenges' && !isNarrow && isWorthSaying(freshness);
  if (phase !== 'practice') {
    return (
      <>
        {phase === 'running' && isFrozen ? (
          <PhaseBadge phase="frozen" label={LL.terms.phase.frozen()} />
        ) : (
          <PhaseBadge phase={phase} label={LL.terms.phase[phase]()} />
        )}
        {isShown && (
          <PartErrorBoundary instead={null}>
            <Suspense>
              <Freshness />
            </Suspense>
          </PartErrorBoundary>
        )}
      </>
    );
  }
  return (
    <>
      <PhaseBadge phase="ended" label={LL.terms.phase.ended()} />
      <Badge icon={PracticeIcon}>{LL.terms.phase.practice()}</Badge>
    </>
  );
}

interface StandingProps {
  view: GameView;
  standing: Standing | undefined;
}

function Figures({ view: { phase, game }, standing }: StandingProps) {
  const { LL } = useLanguage();
  if (phase === 'upcoming') {
    return (
      <Stat
        align="end"
        value={LL.common.number({ value: game.teamCount })}
        label={LL.game.registered({ count: game.teamCount })}
      />
    );
  }
  if (!standing) return null;
  const points = (
    <Stat
      align="end"
      value={LL.common.number({ value: standing.score })}
      label={LL.game.points({ count: standing.score })}
    />
  );
  // After the end the rank replaces the clock.
  if (phase !== 'running') return points;
  return (
    <>
      <Stat
        align="end"
        value={placeText(LL, standing.rank)}
        label={
          standing.teams === undefined
            ? LL.scoreboard.rank()
            : LL.game.rankOf({ count: standing.teams })
        }
      />
      {points}
    </>
  );
}

function Summary({ standing: { rank, score } }: { standing: Standing }) {
  const { LL } = useLanguage();
  return rank ? LL.game.summary({ rank, points: score }) : LL.common.pointCount({ count: score });
}

function Clock({ view: { game, phase, isFrozen, offset }, standing }: StandingProps) {
  const { LL } = useLanguage();
  if (phase === 'upcoming') {
    return <GameClock until={game.start} offset={offset} caption={LL.game.toStart()} />;
  }
  if (phase === 'running') {
    return <GameClock until={game.end} offset={offset} caption={LL.game.remaining()} />;
  }
  if (!standing) return null;
  return (
    <Stat
      align="end"
      size={20}
      value={placeText(LL, standing.rank)}
      label={placeLabel(LL, isFrozen, standing.teams)}
    />
  );
}

/** What a place after the end means; while the board is frozen it is not the final one. */
function placeLabel(LL: Language['LL'], isFrozen: boolean, teams: number | undefined): string {
  if (teams === undefined) return isFrozen ? LL.scoreboard.rank() : LL.scoreboard.final();
  return (isFrozen ? LL.game.rankOf : LL.game.finalOf)({ count: teams });
}

/** Announces the marks of the clock to screen readers. */
function ClockMarks({ view: { game, offset } }: { view: GameView }) {
  const { LL } = useLanguage();
  const mark = useTick((now) => clockMark(game, now + offset));
  return (
    <VisuallyHidden>
      <span role="status">{LL.game.marks[mark]()}</span>
    </VisuallyHidden>
  );
}

/** The elapsed share of the game, rounded to visible steps. */
function share({ start, end }: { start: number; end: number }, now: number): number {
  return Math.round(((now - start) / (end - start)) * 500) / 500;
}
