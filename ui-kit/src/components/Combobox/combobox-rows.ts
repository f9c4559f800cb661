import type { SelectOption } from '../Select/select-option.ts';

/** A row of the list: an option, or the offer to make one of what was typed. */
export type ComboboxRow = { option: SelectOption<string> } | { create: string };

export interface ComboboxWords {
  /** Stands in the list when nothing matches: "No team has this name". */
  empty: string;
  /** Stands in the list while options are fetched. Default the kit's word. */
  loading?: string;
  /** The offer to make one: (text) => `Create "${text}"`. */
  create?: (text: string) => string;
}

/** What both kinds of combobox take. */
export interface ComboboxBaseProps<Value extends string> {
  /** Options with the same `group` stand under it as a heading; keep them together. */
  options: readonly SelectOption<Value>[];
  words: ComboboxWords;
  /**
   * Called as it is typed, with "" when it is left. Given, the caller narrows `options` itself,
   * e.g. by asking the server; without it the kit narrows them by label.
   */
  onQueryChange?: (query: string) => void;
  /** Options that are chosen but may be missing in `options`, e.g. after a search. */
  known?: readonly SelectOption<Value>[];
  /** Makes a new option of what was typed; the caller adds it and chooses it. */
  onCreate?: (text: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  disabled?: boolean;
  readOnly?: boolean;
}
