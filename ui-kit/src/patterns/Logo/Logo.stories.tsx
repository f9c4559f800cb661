import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: guide({
    what: 'The site’s own logo, or a two-coloured swallowtail on its pole.',
    when: ['In the rail and above the sign-in column.'],
    whenNot: ['The picture of a game: Poster.'],
    writing: ['No label next to the site’s name; alone, its label is the site’s name.'],
  }),
  args: { label: 'Halyard' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheRail: Story = {};
export const Large: Story = { args: { size: 64 } };

const OWN =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="teal"/></svg>',
  );

export const OfTheSite: Story = {
  args: { src: OWN, size: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Halyard' })).toHaveAttribute('src', OWN);
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Halyard' }).tagName).toBe('svg'));
  },
};
