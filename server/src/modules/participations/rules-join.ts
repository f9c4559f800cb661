import { allows, type GameSchedule, type ParticipationStatus, phaseOf } from '@halyard/sdk/rules';
import { isCodeRequired } from '../../domain/participation.ts';

export type JoinDivision = { id: number; defaultPermissions: number; inviteCode: string | null };

export type JoinGame = GameSchedule & {
  acceptWithoutReview: boolean;
  inviteCode: string | null;
  /** Members of one team who may take part; 0 for any number. */
  teamMemberCountLimit: number;
  divisions: readonly JoinDivision[];
};

export type JoinInput = {
  now: number;
  game: JoinGame;
  /** What the caller asks for. */
  divisionId: number | null;
  inviteCode: string | null;
  /** Null when there is no such team. */
  team: { isMember: boolean } | null;
  /** Statuses of the participations in this game that the caller is a member of, of any team. */
  ownStatuses: readonly ParticipationStatus[];
  /** Whether staff rejected the caller in this game, with whichever team, and have not accepted them since. */
  wasRejected: boolean;
  /** The team's participation in this game, if it has one. */
  participation: {
    status: ParticipationStatus;
    divisionId: number | null;
    /** Whether staff have ever changed its status. */
    reviewed: boolean;
    /** Members besides the caller. */
    otherMembers: number;
  } | null;
};

export type JoinRefusal =
  | 'GAME_ENDED'
  | 'TEAM_NOT_FOUND'
  | 'NOT_MEMBER'
  | 'DIVISION_REQUIRED'
  | 'DIVISION_NOT_JOINABLE'
  | 'INVITE_CODE_WRONG'
  | 'ALREADY_JOINED'
  | 'DIVISION_MISMATCH'
  | 'TEAM_TOO_LARGE';

export type JoinDecision =
  | {
      ok: true;
      /** The participation's division and status from now on. */
      divisionId: number | null;
      status: ParticipationStatus;
    }
  | { ok: false; code: JoinRefusal };

/**
 * Whether the caller may enter a game with a team, and what becomes of the team's participation.
 * The checks and their order are the contract's; the caller has found the game.
 *
 * Joining never undoes a decision of staff. A suspended team stays suspended. A rejected team, and
 * the next team of a rejected member, waits for a review, even where others need none.
 */
export function decideJoin(input: JoinInput): JoinDecision {
  const { game, team, participation } = input;
  if (phaseOf(game, input.now) === 'ended') return refuse('GAME_ENDED');
  if (team === null) return refuse('TEAM_NOT_FOUND');
  if (!team.isMember) return refuse('NOT_MEMBER');

  const chosen = chooseDivision(game.divisions, input.divisionId);
  if (!chosen.ok) return chosen;
  const { division } = chosen;

  if (!hasCode(input, division)) return refuse('INVITE_CODE_WRONG');
  if (input.ownStatuses.some((status) => status !== 'Rejected')) return refuse('ALREADY_JOINED');

  const divisionId = division?.id ?? null;
  const keepsDivision = participation !== null && participation.status !== 'Rejected';
  if (keepsDivision && participation.divisionId !== divisionId) return refuse('DIVISION_MISMATCH');

  if (isFull(input)) return refuse('TEAM_TOO_LARGE');
  return { ok: true, divisionId, status: statusOf(input, division) };
}

/** What becomes of the participation of a team that enters. */
function statusOf(
  { game, participation, wasRejected }: JoinInput,
  division: JoinDivision | null,
): ParticipationStatus {
  const before = participation?.status ?? 'Pending';
  const isDecidedByStaff = wasRejected || participation?.reviewed === true;
  if (before === 'Pending' && !isDecidedByStaff && !needsReview(game, division)) return 'Accepted';
  return before === 'Rejected' ? 'Pending' : before;
}

/** Divisions that players may choose by themselves. */
export function joinableDivisions<D extends Pick<JoinDivision, 'defaultPermissions'>>(
  divisions: readonly D[],
): D[] {
  return divisions.filter(({ defaultPermissions }) => allows(defaultPermissions, 'joinGame'));
}

function chooseDivision(
  divisions: readonly JoinDivision[],
  id: number | null,
): { ok: true; division: JoinDivision | null } | { ok: false; code: JoinRefusal } {
  const joinable = joinableDivisions(divisions);
  if (joinable.length === 0) return { ok: true, division: null };
  if (id === null) return refuse('DIVISION_REQUIRED');
  const division = joinable.find((candidate) => candidate.id === id);
  return division === undefined ? refuse('DIVISION_NOT_JOINABLE') : { ok: true, division };
}

function hasCode({ game, inviteCode }: JoinInput, division: JoinDivision | null): boolean {
  const code = division === null ? game.inviteCode : division.inviteCode;
  return !isCodeRequired(code) || code === inviteCode;
}

function isFull({ game: { teamMemberCountLimit: limit }, participation }: JoinInput): boolean {
  return limit > 0 && (participation?.otherMembers ?? 0) >= limit;
}

function needsReview(game: JoinGame, division: JoinDivision | null): boolean {
  if (division === null) return !game.acceptWithoutReview;
  return allows(division.defaultPermissions, 'requireReview');
}

function refuse(code: JoinRefusal): { ok: false; code: JoinRefusal } {
  return { ok: false, code };
}
