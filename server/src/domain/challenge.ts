import type { ChallengeType } from '@halyard/sdk/rules';

/**
 * Whether each team has a flag of its own; otherwise every flag of the challenge is accepted from
 * any team.
 */
export function hasFlagPerTeam(type: ChallengeType): boolean {
  return type === 'DynamicAttachment' || type === 'DynamicContainer';
}

/** Length of the longest flag that the reference reads from a package, in UTF-16 units. */
export const LONGEST_PACKED_FLAG = 127;

export function needsContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer';
}
