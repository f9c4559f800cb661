import type { ChallengeType, EditChallenge, Flag } from '@halyard/sdk/types';

/** The source of a challenge's flags: a list, a file for each flag, or a template. */
export type FlagKind = 'list' | 'pairs' | 'template';

const KINDS: Readonly<Record<ChallengeType, FlagKind>> = {
  StaticAttachment: 'list',
  StaticContainer: 'list',
  DynamicAttachment: 'pairs',
  DynamicContainer: 'template',
};

/** The source of the flags of a challenge type. */
export function flagKind(type: ChallengeType): FlagKind {
  return KINDS[type];
}

/** Whether a type runs as an instance. */
export function hasInstance(type: ChallengeType): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer';
}

/** Whether a challenge cannot be enabled because it has no flag. */
export function lacksFlag({ type, flags }: Pick<EditChallenge, 'type' | 'flags'>): boolean {
  return flagKind(type) !== 'template' && flags.length === 0;
}

/** Parses pasted lines: trimmed flags without duplicates and known ones. */
export function newFlags(text: string, known: readonly Flag[]): string[] {
  const seen = new Set(known.map(({ flag }) => flag));
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '' && !seen.has(line));
}

/** The file's name in its address. */
export function attachmentName(url: string | null): string {
  const [path = ''] = (url ?? '').split(/[?#]/);
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Id of the section of the flags, or of their template. */
export const FLAGS_ID = 'flags';
