import type { ChallengeType } from '@halyard/sdk/rules';

/**
 * Whether each team has a flag of its own; otherwise every flag of the challenge is accepted from
 * any team.
 */
export function hasFlagPerTeam(type: ChallengeType): boolean {
  return type === 'DynamicAttachment' || type === 'DynamicContainer';
}

/** Of a flag in UTF-16 units, in a package as the reference reads it. */
export const LONGEST_PACKED_FLAG = 127;

export function needsContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer';
}
