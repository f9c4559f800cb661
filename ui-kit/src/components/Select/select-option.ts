import type { ReactNode } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  /** Label, used for type-ahead. */
  label: string;
  /** BCP 47 tag of the label's language. Default: the page's language. */
  lang?: string;
  /** Before the label: a flag, an avatar, a swatch. */
  glyph?: ReactNode;
  /** A second line in the list. */
  hint?: ReactNode;
  /** Options with the same group are shown under a heading; they must be adjacent. */
  group?: string;
  disabled?: boolean;
}

/** The next option after the selected one that begins with the typed text, wrapping around. */
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
