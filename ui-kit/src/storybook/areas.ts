/** The areas in Storybook's sidebar: `title: 'Controls/Button'`. */
export const areas = [
  'Foundations',
  'Controls',
  'Overlays',
  'Data display',
  'Feedback',
  'CTF pieces',
  'Layouts',
] as const;
