/** Themes and widths in which Chromatic takes a picture of each story. */
export const modes = {
  'dark 390': { theme: 'dark', viewport: 'w390' },
  'dark 1440': { theme: 'dark', viewport: 'w1440' },
  'light 390': { theme: 'light', viewport: 'w390' },
  'light 1440': { theme: 'light', viewport: 'w1440' },
};
