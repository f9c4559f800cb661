import type { Decorator } from '@storybook/react-vite';

/** Adds the headings above a text, as on a page. */
export const underHeadings: Decorator = (Story) => (
  <div style={{ maxWidth: 720 }}>
    <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Page</h1>
    <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Part</h2>
    <Story />
  </div>
);
