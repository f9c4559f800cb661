import { allows, maskFor } from '@halyard/sdk/rules';
import { byCategory, itemOf } from './board-full.ts';
import type { BoardDivision, LiveGame, LiveParticipation } from '../live-games/public.ts';
import type { PublishedBoards } from './published-board.ts';

/** A team's challenge list, ready to send. */
export interface DetailsAnswer {
  etag: string;
  json(): string;
}

/**
 * Makes the challenge lists. Challenges and the own row are those of this moment, so that a solver
 * sees the own solve at once; only the rank is that of the published board.
 */
export function createDetails(published: PublishedBoards) {
  const lists = new WeakMap<LiveGame, ChallengeLists>();

  function listsOf(live: LiveGame): ChallengeLists {
    const known = lists.get(live);
    if (known?.revision === live.revision()) return known;
    const fresh = { revision: live.revision(), byDivision: new Map<number, string>() };
    lists.set(live, fresh);
    return fresh;
  }

  function challengeList(live: LiveGame, division: BoardDivision | null): string {
    const { byDivision } = listsOf(live);
    const key = division?.id ?? 0;
    const known = byDivision.get(key) ?? writeChallenges(live, division);
    byDivision.set(key, known);
    return known;
  }

  return async function details(
    live: LiveGame,
    participation: LiveParticipation,
  ): Promise<DetailsAnswer | null> {
    const ranks = await published.ranks(live);
    const { participationId, token } = participation;
    const team = live.board().teamByParticipation.get(participationId);
    if (!team) return null;
    const own = [participationId, team.score, team.solves.length].join('-');
    return {
      etag: `W/"${live.id}-${live.version()}-${ranks.version}-${own}"`,
      json() {
        const { rank = 0, divisionRank = null } = ranks.byParticipation.get(participationId) ?? {};
        const { writeupRequired, writeupDeadline } = live.facts().game;
        const row = itemOf(live.board(), { team, rank, divisionRank });
        const challenges = challengeList(live, live.divisionOf(participation));
        const rest = { rank: row, teamToken: token, writeupRequired, writeupDeadline };
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
function writeChallenges(live: LiveGame, division: BoardDivision | null): string {
  return JSON.stringify(challengesOf(live, division)).slice(1, -1);
}

/** The challenges that teams of a division see. */
export function challengesOf(live: LiveGame, division: BoardDivision | null) {
  const visible = live
    .board()
    .challenges.filter(({ fact }) => allows(maskFor(fact.id, division), 'viewChallenge'));
  const categories = [...new Set(visible.map(({ fact }) => fact.category))];
  return { challenges: byCategory(visible), categories, challengeCount: visible.length };
}
