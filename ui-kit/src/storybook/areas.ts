/** Parts of the product language, as the sidebar of Storybook shows them: `title: 'Controls/Button'`. */
export const areas = [
  'Foundations',
  'Controls',
  'Overlays',
  'Data display',
  'Feedback',
  'CTF pieces',
  'Layouts',
] as const;
