import {
  type Category,
  type ChallengeType,
  type NetworkMode,
  templateStrength,
} from '@halyard/sdk/rules';
import { needsContainer } from '../../domain/challenge.ts';

/** What staff sets about a challenge by an update. Times are Unix milliseconds. */
export interface ChallengeFields {
  title: string;
  content: string;
  category: Category;
  hints: string[];
  /** Of the flags of a `DynamicContainer` challenge; null: the default one. */
  flagTemplate: string | null;
  isEnabled: boolean;
  fileName: string;
  containerImage: string;
  memoryLimit: number;
  cpuCount: number;
  storageLimit: number;
  exposePort: number;
  networkMode: NetworkMode;
  enableTrafficCapture: boolean;
  disableBloodBonus: boolean;
  deadlineUtc: number | null;
  submissionLimit: number;
  originalScore: number;
  minScoreRate: number;
  difficulty: number;
}

/** What is missing or null stays as it is. */
export type ChallengePatch = { [Name in keyof ChallengeFields]?: ChallengeFields[Name] | null };

/**
 * The challenge after an update. Two fields can be cleared although null leaves them: a blank
 * template and a deadline of 0 mean none. Clients that fill in every field send port 0 for
 * challenges without instances; it leaves the port.
 */
export function applyPatch(current: ChallengeFields, patch: ChallengePatch): ChallengeFields {
  const given = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== null && value !== undefined),
  );
  const next: ChallengeFields = { ...current, ...given };
  return {
    ...next,
    containerImage: next.containerImage.trim(),
    exposePort: next.exposePort || current.exposePort,
    flagTemplate: next.flagTemplate?.trim() === '' ? null : next.flagTemplate,
    deadlineUtc: next.deadlineUtc === 0 ? null : next.deadlineUtc,
  };
}

interface UpdateRefusal {
  code: 'FLAG_REQUIRED' | 'CAPTURE_NOT_POSSIBLE' | 'FLAG_TEMPLATE_WEAK';
  field: keyof ChallengeFields;
}

/** Why an update cannot be, null when it can. */
export function updateRefusal(
  type: ChallengeType,
  current: ChallengeFields,
  next: ChallengeFields,
  hasFlags: boolean,
): UpdateRefusal | null {
  if (next.enableTrafficCapture && !needsContainer(type)) {
    return { code: 'CAPTURE_NOT_POSSIBLE', field: 'enableTrafficCapture' };
  }
  if (makesFlags(type) && next.flagTemplate !== null && !templateStrength(next.flagTemplate).ok) {
    return { code: 'FLAG_TEMPLATE_WEAK', field: 'flagTemplate' };
  }
  const isOpening = next.isEnabled && !current.isEnabled;
  if (isOpening && !hasFlags && !makesFlags(type)) {
    return { code: 'FLAG_REQUIRED', field: 'isEnabled' };
  }
  return null;
}

/** Whether flags come from a template, so that none need be written. */
export function makesFlags(type: ChallengeType): boolean {
  return type === 'DynamicContainer';
}

/** What players of a running game are told about an update; null: nothing. */
export function noticeOfUpdate(
  current: ChallengeFields,
  next: ChallengeFields,
): 'NewChallenge' | 'NewHint' | null {
  if (!next.isEnabled) return null;
  if (!current.isEnabled) return 'NewChallenge';
  return isSameSet(current.hints, next.hints) ? null : 'NewHint';
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0;
}
