import type { BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';

/** What stands at the right of a challenge's title. */
export type ChallengeMark =
  | { kind: 'running'; /** Time left, "8:40"; none while it is long. */ text?: string }
  | { kind: 'new'; text: string }
  | { kind: 'closing'; /** Time until it closes, "0:42". */ text: string }
  | { kind: 'closed'; text: string };

/** One challenge as cards and rows show it; all words are ready to read. */
export interface ChallengeItem {
  id: number;
  href: string;
  title: string;
  category: AnyCategory;
  /** "471" */
  points: string;
  /** "12 solves", "no solves" */
  solves: string;
  /** The whole card in one sentence, for assistive technology; begins with the title. */
  label: string;
  solved?: boolean;
  /** The blood that is ours. */
  blood?: BloodPlace | undefined;
  /** The best blood still to be had; shown while unsolved. */
  openBlood?: BloodPlace | undefined;
  mark?: ChallengeMark | undefined;
}
