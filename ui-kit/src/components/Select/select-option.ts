import type { ReactNode } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  /** Type-ahead finds it. */
  label: string;
  /** BCP 47 tag of the label's language. Default that of the page. */
  lang?: string;
  /** Before the label: a flag, an avatar, a swatch. */
  glyph?: ReactNode;
  /** A second line in the list. */
  hint?: ReactNode;
  /** Options with the same text stand under it as a heading; keep them together. */
  group?: string;
  disabled?: boolean;
}

/** The next option, after the chosen one and round, that begins with what was typed. */
export function nextMatch<Option extends SelectOption<string>>(
  options: readonly Option[],
  chosen: number,
  typed: string,
): Option | undefined {
  const wanted = typed.toLocaleLowerCase();
  const fromChosen = [...options.slice(chosen + 1), ...options.slice(0, chosen + 1)];
  return fromChosen.find(
    ({ label, disabled }) => !disabled && label.toLocaleLowerCase().startsWith(wanted),
  );
}
