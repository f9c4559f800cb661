/** The few texts of the kit itself; all others are props. */
export interface KitLabels {
  close: string;
  copy: string;
  copied: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  retry: string;
  menu: string;
  more: string;
  previous: string;
  next: string;
  search: string;
  clear: string;
  remove: string;
  skipToContent: string;
  mainNavigation: string;
  breadcrumbs: string;
  required: string;
  optional: string;
  changed: string;
  save: string;
  discard: string;
  /** Title of the list of form errors. */
  errorSummary: string;
  /** A text that cannot be read as date and time, and one that is no date. */
  noMoment: string;
  noDay: string;
  /** Announced where sighted people see a mark for a missing value, e.g. "–". */
  none: string;
  /** Titles of the alerts in a text. */
  alerts: Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>;
  /** Footnotes of a text; before its number, and before the number of a link back. */
  footnotes: string;
  footnote: string;
  backToText: string;
  /** A span over a day: "5 d 23 h". */
  daysHours: (days: number, hours: number) => string;
}

export const englishLabels: KitLabels = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  retry: 'Try again',
  menu: 'Menu',
  more: 'More',
  previous: 'Previous',
  next: 'Next',
  search: 'Search',
  clear: 'Clear',
  remove: 'Remove',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  required: 'Required',
  optional: 'Optional',
  changed: 'Changed',
  save: 'Save',
  discard: 'Discard',
  errorSummary: 'Please check these fields',
  noMoment: 'Not a date and time',
  noDay: 'Not a date',
  none: 'None',
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
  footnotes: 'Footnotes',
  footnote: 'Footnote',
  backToText: 'Back to the text',
  daysHours: (days, hours) => `${days} d ${hours} h`,
};
