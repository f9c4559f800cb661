import { allows, laterScoringTime, maskFor } from '@halyard/sdk/rules';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import { byCategory, itemOf, type ScoreboardItem } from './wire-full.ts';
import type {
  Board,
  BoardDivision,
  GameBoard,
  LiveGame,
  LiveParticipation,
  SolveState,
} from '../live-games/public.ts';
import type { PublishedBoards } from './part-published-board.ts';

/** A team's challenge list, ready to send. */
export interface DetailsAnswer {
  etag: string;
  json(): string;
}

/**
 * Makes the challenge lists. Challenges and the team's row are of this moment, so that a team sees its own solve at once; only the rank is the one of the published board.
 */
export function createDetails(published: PublishedBoards) {
  const lists = new WeakMap<GameBoard, ChallengeLists>();

  function listsOf(live: GameBoard): ChallengeLists {
    const known = lists.get(live);
    if (known?.revision === live.revision()) return known;
    const fresh = { revision: live.revision(), byDivision: new Map<number, string>() };
    lists.set(live, fresh);
    return fresh;
  }

  function challengeList(live: GameBoard, division: BoardDivision | null): string {
    const { byDivision } = listsOf(live);
    const key = division?.id ?? 0;
    const known = byDivision.get(key) ?? writeChallenges(live, division);
    byDivision.set(key, known);
    return known;
  }

  return async function details(
    live: LiveGame,
    participation: LiveParticipation,
    { hidesToken }: { hidesToken: boolean },
  ): Promise<DetailsAnswer | null> {
    const shown = live.boardFor('players');
    const ranks = await published.ranks(shown);
    const { participationId, token } = participation;
    const team = shown.board().teamByParticipation.get(participationId);
    const all = live.boardFor('staff').board().teamByParticipation.get(participationId);
    if (!team || !all) return null;
    const own = [participationId, team.score, all.solves.length, Number(hidesToken)].join('-');
    return {
      etag: `W/"${live.id}-${shown.version()}-${ranks.version}-${own}"`,
      json() {
        const { rank = 0, divisionRank = null } = ranks.byParticipation.get(participationId) ?? {};
        const { writeupRequired, writeupDeadline } = live.facts().game;
        const row = withHidden(itemOf(shown.board(), { team, rank, divisionRank }), {
          board: shown.board(),
          solves: all.solves.filter(
            (solve) => !team.solves.some((each) => each.fact === solve.fact),
          ),
        });
        const division = live.divisionOf(participation);
        const challenges = challengeList(shown, division);
        const rest = {
          issuedOnOpen: issuedOnOpen(live, division),
          rank: row,
          teamToken: hidesToken ? '' : token,
          writeupRequired,
          writeupDeadline,
        };
        return `{${challenges},${JSON.stringify(rest).slice(1)}`;
      },
    };
  };
}

interface ChallengeLists {
  revision: number;
  /** Division 0 is none. */
  byDivision: Map<number, string>;
}

/** The part that is the same for a whole division: JSON members without the braces. */
function writeChallenges(live: GameBoard, division: BoardDivision | null): string {
  return JSON.stringify(challengesOf(live, division)).slice(1, -1);
}

/** The challenges that teams of a division see. */
export function challengesOf(live: GameBoard, division: BoardDivision | null) {
  const visible = live
    .board()
    .challenges.filter(({ fact }) => allows(maskFor(fact.id, division), 'viewChallenge'));
  const categories = [...new Set(visible.map(({ fact }) => fact.category))];
  return { challenges: byCategory(visible), categories, challengeCount: visible.length };
}

/** The challenges that give a team of the division something of its own when it opens them. */
function issuedOnOpen(live: LiveGame, division: BoardDivision | null): number[] {
  return [...live.facts().challenges.values()]
    .filter(({ type }) => hasFlagPerTeam(type))
    .map(({ id }) => id)
    .filter((id) => allows(maskFor(id, division), 'viewChallenge'));
}

/**
 * A team's own row with its solves that the freeze hides from others, at the value that everybody
 * sees. A blood would tell whether others were faster.
 */
function withHidden(
  row: ScoreboardItem,
  { board, solves }: { board: Board; solves: readonly SolveState[] },
): ScoreboardItem {
  const hidden = solves.map(({ fact, effects }) => ({
    id: fact.challengeId,
    score: effects.scores ? (board.challengeById.get(fact.challengeId)?.value ?? 0) : 0,
    type: 'Normal' as const,
    userName: fact.userName,
    time: fact.solvedAt,
  }));
  return {
    ...row,
    score: hidden.reduce((sum, { score }) => sum + score, row.score),
    lastSubmissionTime: hidden.reduce(
      (last, { time, score: points }) => laterScoringTime(last, { time, points }) ?? last,
      row.lastSubmissionTime,
    ),
    solvedChallenges: [...row.solvedChallenges, ...hidden],
    solvedCount: row.solvedCount + hidden.length,
  };
}
