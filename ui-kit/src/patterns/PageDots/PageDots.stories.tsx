import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PageDots } from './PageDots.tsx';

const meta = {
  title: 'CTF pieces/PageDots',
  component: PageDots,
  parameters: guide({
    what: 'Which of several pages is shown, and when the next one follows.',
    when: ['In the footer of a ProjectorBoard, whose pages turn automatically.'],
    whenNot: ['Pages that a person turns: Pager.'],
    writing: ['Ranks first, then the time: “1–10, next in 8 s”.'],
  }),
  args: { page: 0, pages: 5, label: '1–10, next in 8 s' },
} satisfies Meta<typeof PageDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Third: Story = { args: { page: 2, label: '21–30, next in 12 s' } };
export const OnePage: Story = { args: { pages: 1, label: '8 teams' } };
export const TooManyForDots: Story = {
  args: { page: 17, pages: 42, label: '171–180, next in 3 s' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('i')).toHaveLength(0);
  },
};
