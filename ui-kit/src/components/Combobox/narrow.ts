import type { SelectOption } from '../Select/select-option.ts';

/** Lower case without accents, so that "equ" matches "Équipe". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/**
 * The options that contain the query. Those where the label or one of its words starts with it come
 * first.
 */
export function narrowed<Option extends SelectOption<string>>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return options;
  const rank = (option: Option): number => {
    const label = plain(option.label);
    if (label.startsWith(wanted)) return 0;
    return label.split(/\s+/).some((word) => word.startsWith(wanted))
      ? 1
      : label.includes(wanted)
        ? 2
        : 3;
  };
  const ranked = options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((each) => each.rank < 3);
  // Groups stay together; within a group, better matches come first.
  const groups = [...new Set(ranked.map(({ option }) => option.group))];
  return groups.flatMap((group) =>
    ranked
      .filter(({ option }) => option.group === group)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ option }) => option),
  );
}

/** Whether an option has this label, ignoring case and accents. */
export function isKnown(options: readonly SelectOption<string>[], typed: string): boolean {
  return options.some(({ label }) => plain(label) === plain(typed.trim()));
}

/** The next enabled row from `from` (-1: none), wrapping around; -1 when no row is enabled. */
export function stepRow(open: readonly boolean[], from: number, by: 1 | -1): number {
  const count = open.length;
  const start = from === -1 && by === -1 ? 0 : from;
  for (let step = 1; step <= count; step += 1) {
    const row = (((start + by * step) % count) + count) % count;
    if (open[row]) return row;
  }
  return -1;
}
