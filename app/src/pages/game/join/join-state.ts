import type { Game, GameCheck, JoinRequest, Team } from '@halyard/sdk/types';
import type { GamePhase } from '@halyard/sdk/rules';
import type { JoinState } from '@halyard/ui-kit';

/** The user's state in a game. `teams` is undefined while unknown and for visitors. */
export function joinState(
  status: Game['status'],
  phase: GamePhase,
  isSignedIn: boolean,
  teams: readonly Team[] | undefined,
): JoinState {
  switch (status) {
    case 'Accepted':
      return 'accepted';
    case 'Pending':
      return 'pending';
    case 'Suspended':
      return 'suspended';
    case 'Rejected':
      return 'rejected';
    default:
      if (phase === 'ended') return 'over';
      if (!isSignedIn) return 'signedOut';
      if (teams?.length === 0) return 'noTeam';
      return phase === 'practice' ? 'practice' : 'open';
  }
}

/** Whether the panel has fields for team, division and code. */
export function hasFields(state: JoinState, phase: GamePhase): boolean {
  if (state === 'rejected') return phase !== 'ended';
  return state === 'open' || state === 'practice';
}

/** The choice so far; null if nothing was chosen. */
export interface JoinChoice {
  teamId: number | null;
  divisionId: number | null;
  inviteCode: string;
}

/** The options and the effective choice: the first team by default, and a fixed division. */
export interface JoinOptions {
  team: Team | undefined;
  /** The divisions that can be joined. */
  divisions: NonNullable<Game['divisions']>;
  division: NonNullable<Game['divisions']>[number] | undefined;
  /** The team has already joined, so its members join the same division. */
  isFixed: boolean;
  needsCode: boolean;
  /** The game has divisions, but none can be joined. */
  isShut: boolean;
  /** The team has more members than the game allows. */
  isTooLarge: boolean;
}

/** The options of a game. */
export function joinOptions(
  game: Pick<Game, 'divisions' | 'inviteCodeRequired' | 'limit' | 'joinTogether'>,
  teams: readonly Team[],
  check: GameCheck | undefined,
  choice: JoinChoice,
): JoinOptions {
  const team = teams.find(({ id }) => id === choice.teamId) ?? teams[0];
  const fixed = check?.joinedTeams.find(({ id }) => id === team?.id)?.division ?? null;
  const all = game.divisions ?? [];
  const divisions = all.filter(({ id }) =>
    fixed === null ? (check?.joinableDivisions.includes(id) ?? true) : id === fixed,
  );
  const division =
    divisions.find(({ id }) => id === choice.divisionId) ??
    (divisions.length === 1 ? divisions[0] : undefined);
  return {
    team,
    divisions,
    division,
    isFixed: fixed !== null,
    needsCode: division ? division.inviteCodeRequired : all.length === 0 && game.inviteCodeRequired,
    isShut: all.length > 0 && divisions.length === 0,
    isTooLarge:
      team !== undefined &&
      game.limit > 0 &&
      // Where members join together, those without room are left out.
      game.joinTogether !== true &&
      team.members.length > game.limit,
  };
}

/** The request for a choice; null while it is incomplete. */
export function joinRequest(options: JoinOptions, inviteCode: string): JoinRequest | null {
  const { team, division, divisions, needsCode } = options;
  if (!team || options.isShut || (divisions.length > 0 && !division)) return null;
  return {
    teamId: team.id,
    divisionId: division?.id ?? null,
    inviteCode: needsCode ? inviteCode : null,
  };
}

const FIELD_OF: Partial<Record<string, keyof JoinChoice>> = {
  TEAM_NOT_FOUND: 'teamId',
  NOT_MEMBER: 'teamId',
  ALREADY_JOINED: 'teamId',
  TEAM_TOO_LARGE: 'teamId',
  TEAM_NAME_TAKEN: 'teamId',
  TEAM_NAME_LOOKS_ALIKE: 'teamId',
  DIVISION_REQUIRED: 'divisionId',
  DIVISION_NOT_JOINABLE: 'divisionId',
  DIVISION_NOT_FOUND: 'divisionId',
  DIVISION_MISMATCH: 'divisionId',
  INVITE_CODE_WRONG: 'inviteCode',
};

/** The field that an error code is about; undefined if none is to blame. */
export function fieldOf(code: string | null): keyof JoinChoice | undefined {
  return code === null ? undefined : FIELD_OF[code];
}
