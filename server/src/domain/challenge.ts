import { CATEGORIES, type Category, type ChallengeType } from '@halyard/sdk/rules';

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

// A fixed locale, so that every server process lists the challenges in the same order.
const titles = new Intl.Collator('en', { numeric: true });

/** The order in which challenges are listed: category number, title, id. */
export function compareChallenges(
  a: { id: number; category: Category; title: string },
  b: { id: number; category: Category; title: string },
): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    titles.compare(a.title, b.title) ||
    a.id - b.id
  );
}
