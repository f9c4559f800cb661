import type { FileRecord } from '@halyard/sdk/types';
import type { TableSort } from '@halyard/ui-kit';
import { readNumber } from '../list/read-number.ts';

/** What the address of the page selects. */
export interface TrafficAddress {
  challengeId: number | null;
  participationId: number | null;
  fileName: string | null;
  filter: FileFilter;
  sort: TableSort & { column: FileColumn };
}

export interface FileFilter {
  /** Only files written since then, Unix ms. */
  since: number | null;
  /** Only files of at least this size, bytes. */
  least: number | null;
}

const COLUMNS = ['captured', 'size'] as const;
export type FileColumn = (typeof COLUMNS)[number];

export function readAddress(params: URLSearchParams): TrafficAddress {
  const [, descending = '', name] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '-captured') ?? [];
  const column = COLUMNS.find((each) => each === name);
  return {
    challengeId: readNumber(params.get('chal')),
    participationId: readNumber(params.get('team')),
    fileName: params.get('file'),
    filter: { since: readNumber(params.get('from')), least: readNumber(params.get('least')) },
    sort: {
      column: column ?? 'captured',
      direction: column && descending === '' ? 'ascending' : 'descending',
    },
  };
}

/** The `sort` of an address; null for the newest first. */
export function sortText({ column, direction }: TableSort): string | null {
  const text = `${direction === 'descending' ? '-' : ''}${column}`;
  return text === '-captured' ? null : text;
}

/** The files that pass the filter, in order. */
export function sortFiles(
  files: readonly FileRecord[],
  { filter: { since, least }, sort }: Pick<TrafficAddress, 'filter' | 'sort'>,
): FileRecord[] {
  const value = sort.column === 'size' ? bySize : byTime;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return files
    .filter(({ updateTime, size }) => updateTime >= (since ?? 0) && size >= (least ?? 0))
    .toSorted((one, other) => sign * (value(one) - value(other)) || byName(one, other));
}

function bySize({ size }: FileRecord): number {
  return size;
}

function byTime({ updateTime }: FileRecord): number {
  return updateTime;
}

function byName(one: FileRecord, other: FileRecord): number {
  return one.fileName < other.fileName ? -1 : 1;
}
