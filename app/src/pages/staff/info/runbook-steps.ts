import type { ReadinessName } from './readiness.ts';

/** The step of the runbook that each check belongs to: the words in bold with which it begins. */
export const RUNBOOK_STEPS: Readonly<Record<ReadinessName, string>> = {
  summary: 'Page',
  poster: 'Poster',
  divisions: 'Divisions',
  review: 'Review',
  challenges: 'Enable',
  files: 'Enable',
  points: 'Enable',
  pictures: 'Challenges',
  images: 'Images',
  isolation: 'Isolation',
  visible: 'Visible',
};
