import type { Board, BoardTeam } from '@halyard/sdk/types';
import { hasRole } from '@halyard/sdk/rules';
import { PageDots, ProjectorBoard, useTick, type ShownPhase } from '@halyard/ui-kit';
import { useState } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { usePageTitle } from '../../../app/routes/page-title.ts';
import { useProfile } from '../../../app/session/session.ts';
import { categoryName } from '../../../game/term-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { ProjectorNews } from './ProjectorNews.tsx';
import {
  categoriesOf,
  countSolves,
  lastSolves,
  type TeamSolve,
  toProjectorTeam,
} from './projector-facts.ts';
import { TEAMS_OF_PAGE, usePages, useProjectorKeys, useScreenOn } from './use-projector.ts';

export interface ProjectorProps {
  view: GameView;
  /** Undefined before the start and while it is loading. */
  board: Board | undefined;
  /** Shows one division only; null for all teams. */
  divisionId: number | null;
  onLeave: () => void;
}

const NO_TEAMS: readonly BoardTeam[] = [];
const SOLVES = 7;
const NEWS_MILLISECONDS = 20_000;

/** The scoreboard for a projector: ten teams at a time, without the frame of the site. */
export function Projector({ view, board, divisionId, onLeave }: ProjectorProps) {
  const language = useLanguage();
  const { LL } = language;
  const words = LL.scoreboard.projector;
  const { game, isFrozen } = view;
  const isSecret = useIsSecret(view);
  const shown = isSecret ? undefined : board;
  const all = shown?.teams ?? NO_TEAMS;
  const teams = divisionId === null ? all : all.filter((team) => team.divisionId === divisionId);
  const { page, pages, seconds, turn } = usePages(teams.length);
  const [before] = useState(() => new Map(all.map(({ id, rank }) => [id, rank])));
  usePageTitle(`${words.open()} · ${game.title}`);
  useProjectorKeys({ turn, leave: onLeave });
  useScreenOn();
  const times = useProjectorTimes(view);
  const last = shown ? lastSolves(shown, SOLVES) : [];
  const blood = useNewBlood(last[0], view);
  const first = page * TEAMS_OF_PAGE;
  const onPage = teams.slice(first, first + TEAMS_OF_PAGE);
  const places = { from: first + 1, to: first + onPage.length };
  const address = `${window.location.host}${href.game(game.id)}`;
  const row = { language, board: shown, before, divisionId, hotId: blood?.team.id };
  return (
    <main>
      <ProjectorBoard
        title={game.title}
        {...times}
        label={words.places(places)}
        teams={onPage.map((team) => toProjectorTeam(team, row))}
        categories={(shown ? categoriesOf(shown) : []).map((category) => ({
          category,
          name: categoryName(LL, category),
        }))}
        solvedLabel={(names) => words.solvedIn({ names: names.join(', ') })}
        legend={words.legend()}
        {...(isFrozen && { frozen: isSecret ? words.staff() : words.stands() })}
        side={shown && <ProjectorNews board={shown} last={last} blood={blood} />}
        address={{
          href: `${window.location.protocol}//${address}`,
          label: words.code({ address }),
          text: address,
        }}
        facts={shown ? words.facts(countSolves(shown)) : words.teams({ count: game.teamCount })}
        pages={
          onPage.length > 0 && (
            <PageDots
              page={page}
              pages={pages}
              label={pages > 1 ? words.nextPage({ ...places, seconds }) : words.page(places)}
            />
          )
        }
      />
    </main>
  );
}

/** Staff get the current board, which a freeze hides from those in front of the screen. */
function useIsSecret({ isFrozen }: GameView): boolean {
  const profile = useProfile();
  return isFrozen && Boolean(profile && hasRole(profile, 'Monitor'));
}

/** The newest solve, while it is news, if it is a blood. */
function useNewBlood(newest: TeamSolve | undefined, { offset }: GameView): TeamSolve | undefined {
  const newestAt = newest?.at ?? 0;
  const isNews = useTick((now) => now + offset - newestAt < NEWS_MILLISECONDS);
  return isNews && newest?.blood ? newest : undefined;
}

/** Phase, clock and passed time of a game, as a projector shows them. */
function useProjectorTimes({ game, phase, isFrozen, offset }: GameView) {
  const { LL, dates } = useLanguage();
  const words = LL.scoreboard.projector;
  const passed = useTick((now) => shareOf(game, now + offset));
  const at = (time: number) => ({ time: dates.weekMoment(time), zone: dates.zone(time) });
  const line = { value: passed, label: words.passed() };
  if (phase === 'upcoming') {
    const phaseLabel = words.starts(at(game.start));
    return { phase: phase satisfies ShownPhase, phaseLabel, clock: { until: game.start, offset } };
  }
  const isOver = phase !== 'running';
  if (isFrozen) {
    return {
      phase: 'frozen' as const,
      phaseLabel: words.frozen(at(game.freeze ?? game.end)),
      // What stands there is not the result.
      clock: isOver ? undefined : { until: game.end, offset },
      passed: line,
    };
  }
  return {
    phase: isOver ? ('ended' as const) : ('running' as const),
    phaseLabel: isOver ? words.ended(at(game.end)) : words.live(at(game.end)),
    clock: isOver ? LL.scoreboard.final() : { until: game.end, offset },
    passed: line,
  };
}

/** The elapsed share of a game, in visible steps. */
function shareOf({ start, end }: { start: number; end: number }, now: number): number {
  const share = Math.round(((now - start) / (end - start)) * 500) / 500;
  return Math.min(1, Math.max(0, share));
}
