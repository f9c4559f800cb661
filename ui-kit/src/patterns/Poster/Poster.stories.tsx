import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { delayPictures } from '../../storybook/delay-pictures.ts';
import { Poster } from './Poster.tsx';

const meta = {
  title: 'Data display/Poster',
  component: Poster,
  parameters: guide({
    what: 'The picture of a game: the uploaded one, or letter flags of its title on a plain background.',
    when: ['Cards, rows and the page of a game.'],
    whenNot: ['People and teams: Avatar.'],
    writing: ['Decorative next to the title.'],
  }),
  args: { title: 'Lighthouse Open 2026', id: 20 },
  decorators: [
    (Story) => (
      <div style={{ width: 316, height: 112 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Poster>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = ['Harbour CTF', 'Lighthouse', 'Winter Wharf', 'Dry Dock', 'Northern', 'Autumn'];

export const Card: Story = {};
export const TwoRows: Story = { args: { width: 264, height: 148 } };
export const Thumbnail: Story = { args: { width: 72, height: 56 } };
export const OtherScript: Story = { args: { title: 'Белая гавань', id: 14 } };
export const Faded: Story = { args: { faded: true } };
export const Grounds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {titles.map((title) => (
        <Poster key={title} title={title} id={title} />
      ))}
    </div>
  ),
};

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="32" height="12"%3E%3Crect width="32" height="12" fill="teal"/%3E%3C/svg%3E';

export const Uploaded: Story = {
  args: { image: pixel },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveStyle({ opacity: '1' }));
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
/** The letters are shown until the picture is loaded. */
export const Loading: Story = {
  args: { image: pixel },
  beforeEach: delayPictures,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveStyle({ opacity: '0' });
    const [letters, picture] = ['svg', 'img'].map((part) =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    );
    await expect(letters?.toJSON()).toEqual(picture?.toJSON());
  },
};
export const BrokenFallsBackToLetters: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};
