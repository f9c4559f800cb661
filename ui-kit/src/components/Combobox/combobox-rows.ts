import type { SelectOption } from '../Select/select-option.ts';

/** A row of the list: an option, or the entry that creates one from the typed text. */
export type ComboboxRow = { option: SelectOption<string> } | { create: string };

export interface ComboboxWords {
  /** Shown in the list when nothing matches: "No team has this name". */
  empty: string;
  /** Shown in the list while options are loading. Default: the kit's own label. */
  loading?: string;
  /** Label of the entry that creates an option: (text) => `Create "${text}"`. */
  create?: (text: string) => string;
}

/** Props of both kinds of combobox. */
export interface ComboboxBaseProps<Value extends string> {
  /** Options with the same `group` are shown under a heading; they must be adjacent. */
  options: readonly SelectOption<Value>[];
  /** Texts of the list and its buttons in the page's language. */
  words: ComboboxWords;
  /**
   * Called on input, and with "" on blur. When given, the caller filters `options`, e.g. by asking
   * the server; without it the kit filters them by label.
   */
  onQueryChange?: (query: string) => void;
  /** Selected options that may be missing in `options`, e.g. after a search. */
  known?: readonly SelectOption<Value>[];
  /** Creates an option from the typed text; the caller adds and selects it. */
  onCreate?: (text: string) => void;
  /** Options are loading. */
  loading?: boolean;
  /** Shown in the empty field: an example or the kind of option, not the label. */
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  /** Cannot be focused or changed, and is not submitted. */
  disabled?: boolean;
  /** Shows what is selected and takes the focus; the list does not open. */
  readOnly?: boolean;
}
