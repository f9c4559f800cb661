/**
 * What the teams of a division may do, one bit each. Part of the contract: masks travel as
 * numbers, so a bit never changes its place.
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

export function allows(mask: number, permission: PermissionName): boolean {
  return (mask & PERMISSION[permission]) !== 0;
}

/** Mask for matters of the whole game: joining, review, the overall ranking. */
export function gameMask(division: Pick<DivisionMasks, 'defaultPermissions'> | null): number {
  return division?.defaultPermissions ?? ALL_PERMISSIONS;
}

/** Mask for one challenge. A team without a division may do everything. */
export function maskFor(challengeId: number, division: DivisionMasks | null): number {
  const own = division?.challengeConfigs.find((config) => config.challengeId === challengeId);
  return own?.permissions ?? gameMask(division);
}
