import type { ChallengeDetail } from '@halyard/sdk/types';

/** The file or link of a challenge. */
export interface ChallengeFile {
  name: string;
  /** Percent-encoded, as an address that is copied has to be. */
  href: string;
  /** It is on another server. */
  isExternal: boolean;
  /** Size in bytes. */
  size: number | null;
}

/** Parses the file of a challenge from its address. */
export function attachmentOf({ url, fileSize }: ChallengeDetail['context']): ChallengeFile | null {
  if (url === null || url === '') return null;
  const isExternal = !url.startsWith('/') || url.startsWith('//');
  const { pathname, search, host } = new URL(url, 'http://here/');
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return {
    name: isExternal && last === '' ? host : decode(last),
    href: isExternal ? url : `${pathname}${search}`,
    isExternal,
    size: fileSize,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** "18.4 KB" */
export function sizeText(locale: string, bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)),
  );
  const value = new Intl.NumberFormat(locale, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${value.format(bytes / 1024 ** power)} ${UNITS[power]}`;
}
