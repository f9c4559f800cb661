import { matchText, type Ranges } from './fuzzy.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** A row with the matched parts of its name. */
export interface PaletteRow {
  item: PaletteItem;
  ranges: Ranges;
}

export interface PaletteSection {
  id: string;
  label: string;
  rows: readonly PaletteRow[];
}

export interface Question {
  /** The query, including a prefix. */
  query: string;
  /** The kinds of rows in the order in which they are shown, with their headings. */
  groups: readonly PaletteGroup[];
  /** All rows that can be found without a server. */
  items: readonly PaletteItem[];
  /** Ids of recent choices, newest first, and their heading. */
  recent: { ids: readonly string[]; label: string };
}

/** Maximum rows per group: without a query, with one, and limited by a prefix. */
const MAX_RESULTS = { unasked: 4, asked: 6, narrowed: 50 } as const;
const MOST_RECENT = 5;
/**
 * Minimum score of matches at beginnings of words; in keywords, which are not visible, weaker
 * matches would be confusing.
 */
const WORD_START_SCORE = 70;
/** Weight of a match in the keywords compared with one in the name. */
const KEYWORD_SHARE = 0.5;

/** Splits the query into the groups that its prefix selects and the search text. */
export function narrow({ query, groups }: Pick<Question, 'query' | 'groups'>) {
  const kept = groups.filter(({ prefix }) => prefix !== undefined && query.startsWith(prefix));
  const isNarrowed = kept.length > 0;
  const [prefix = ''] = isNarrowed ? query : '';
  return {
    isNarrowed,
    groups: isNarrowed ? kept : groups,
    text: query.slice(prefix.length).trim(),
  };
}

/** The results of a query: groups in order, best matches first, without empty groups. */
export function answer(question: Question): PaletteSection[] {
  const { isNarrowed, groups, text } = narrow(question);
  const { items, recent } = question;
  const isAsked = text !== '';
  const chosen = isAsked || isNarrowed ? [] : pick(items, recent.ids);
  const most = isNarrowed
    ? MAX_RESULTS.narrowed
    : isAsked
      ? MAX_RESULTS.asked
      : MAX_RESULTS.unasked;
  const sections = groups.map(({ id, label }) => {
    const own = items.filter((item) => item.group === id && !chosen.includes(item));
    const rows = isAsked ? rank(own, text) : own.map((item) => ({ item, ranges: [] }));
    return { id, label, rows: rows.slice(0, most) };
  });
  const lately = { id: 'recent', label: recent.label, rows: chosen.map(plain) };
  return [lately, ...sections].filter(({ rows }) => rows.length > 0);
}

function plain(item: PaletteItem): PaletteRow {
  return { item, ranges: [] };
}

function pick(items: readonly PaletteItem[], ids: readonly string[]): PaletteItem[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []).slice(0, MOST_RECENT);
}

function rank(items: readonly PaletteItem[], text: string): PaletteRow[] {
  return items
    .flatMap((item) => {
      const match = matchText(text, item.name);
      if (match) return { item, ...match };
      const words = matchText(text, `${item.name} ${item.keywords ?? ''}`);
      return words && words.score >= WORD_START_SCORE
        ? { item, ranges: [], score: words.score * KEYWORD_SHARE }
        : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The selected row after a step up or down, wrapping around. */
export function stepTo(
  ids: readonly string[],
  active: string | undefined,
  step: number,
): string | undefined {
  if (ids.length === 0) return undefined;
  const at = active === undefined ? -1 : ids.indexOf(active);
  const next = at < 0 ? (step > 0 ? 0 : ids.length - 1) : at + step;
  return ids[(next + ids.length) % ids.length];
}
