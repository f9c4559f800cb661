import { matchText, type Ranges } from './fuzzy.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** A row as it is shown: which letters of its name matched. */
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
  /** What was typed, a prefix included. */
  query: string;
  groups: readonly PaletteGroup[];
  items: readonly PaletteItem[];
  /** Ids of what was chosen lately, newest first, and their heading. */
  recent: { ids: readonly string[]; label: string };
}

/** Rows of a group at most: when nothing is typed, when something is, when the list is narrowed. */
const MOST = { unasked: 4, asked: 6, narrowed: 50 } as const;
const MOST_RECENT = 5;
/** From this score on a match is at beginnings of words; others in words unseen would surprise. */
const BEGINNING = 70;
/** What a match in further words is worth beside one in the name. */
const KEYWORD_SHARE = 0.5;

/** Takes the prefix off: which groups it leaves, and what is looked for in them. */
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

/** The list for what was typed: groups in their order, in each the best first, no empty one. */
export function answer(question: Question): PaletteSection[] {
  const { isNarrowed, groups, text } = narrow(question);
  const { items, recent } = question;
  const isAsked = text !== '';
  const chosen = isAsked || isNarrowed ? [] : pick(items, recent.ids);
  const most = isNarrowed ? MOST.narrowed : isAsked ? MOST.asked : MOST.unasked;
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
      return words && words.score >= BEGINNING
        ? { item, ranges: [], score: words.score * KEYWORD_SHARE }
        : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The row that is chosen after a step up or down, around the ends. */
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
