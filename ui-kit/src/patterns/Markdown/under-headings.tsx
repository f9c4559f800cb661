import type { Decorator } from '@storybook/react-vite';

/** A text stands in a part of a page: stories give it the headings that come before its own. */
export const underHeadings: Decorator = (Story) => (
  <div style={{ maxWidth: 720 }}>
    <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Page</h1>
    <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Part</h2>
    <Story />
  </div>
);
