/**
 * What the teams of a division may do, one bit each. A mask is the sum of such bits and travels as
 * a number, so a bit never changes its value.
 *
 * Contract (games, 0.8).
 */
export const PERMISSION = {
  joinGame: 1,
  rankOverall: 2,
  requireReview: 4,
  viewChallenge: 256,
  submitFlags: 512,
  getScore: 1024,
  getBlood: 2048,
  affectDynamicScore: 4096,
} as const;

/** Every permission, the ones of later versions included (all 31 bits of a signed integer). */
export const ALL_PERMISSIONS = 2_147_483_647;

export type PermissionName = keyof typeof PERMISSION;

export type DivisionMasks = {
  defaultPermissions: number;
  /** Masks of single challenges. Each replaces the default for its challenge; nothing is merged. */
  challengeConfigs: readonly { challengeId: number; permissions: number }[];
};

/** Whether a mask contains a permission. */
export function allows(mask: number, permission: PermissionName): boolean {
  return (mask & PERMISSION[permission]) !== 0;
}

/**
 * The mask for what concerns the whole game: joining, review, the overall ranking. A team without a
 * division has every permission.
 */
export function gameMask(division: Pick<DivisionMasks, 'defaultPermissions'> | null): number {
  return division?.defaultPermissions ?? ALL_PERMISSIONS;
}

/**
 * The mask for one challenge: the division's own mask for it if there is one, else its default.
 *
 * Contract (games, 5.2).
 */
export function maskFor(challengeId: number, division: DivisionMasks | null): number {
  const own = division?.challengeConfigs.find((config) => config.challengeId === challengeId);
  return own?.permissions ?? gameMask(division);
}
