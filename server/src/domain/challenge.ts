import type { ChallengeType } from '@halyard/sdk/rules';

/**
 * Whether each team has a flag of its own; otherwise every flag of the challenge is accepted from
 * any team.
 */
export function hasFlagPerTeam(type: ChallengeType): boolean {
  return type === 'DynamicAttachment' || type === 'DynamicContainer';
}

export function needsContainer(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer';
}
