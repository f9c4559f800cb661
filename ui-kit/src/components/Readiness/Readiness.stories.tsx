import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Readiness } from './Readiness.tsx';

const meta = {
  title: 'Feedback/Readiness',
  component: Readiness,
  parameters: guide({
    what: 'A list of what a thing needs before it begins: ticks, and what is missing with a link to it.',
    when: ['Beside the form of a game or a challenge that is not public yet, or runs incomplete.'],
    whenNot: ['What a change will do: EffectNote.', 'Steps in a fixed order: Steps.'],
    keyboard: [
      ['Tab', 'walks the links to what is missing'],
      ['Enter', 'opens the field'],
    ],
    writing: [
      'Each point says what is, not what to do: “18 teams wait for review”.',
      'The link is a verb: “Show”, “Review”.',
    ],
  }),
  args: {
    label: 'Readiness, 3 of 5',
    words: { check: 'done', warn: 'missing', unknown: 'not known yet' },
    checks: [
      { id: 'dates', state: 'check', text: 'Dates and summary set' },
      { id: 'flags', state: 'check', text: '40 challenges, 40 with a flag' },
      {
        id: 'images',
        state: 'warn',
        text: '2 images never test-started',
        link: { href: '#images', label: 'Show' },
      },
      {
        id: 'review',
        state: 'warn',
        text: '18 teams wait for review',
        link: { href: '#review', label: 'Review' },
      },
      { id: 'capture', state: 'check', text: 'Traffic capture has 41 GB free' },
    ],
  },
} satisfies Meta<typeof Readiness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'missing' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '#review');
  },
};
export const AllDone: Story = {
  args: { checks: [{ id: 'all', state: 'check', text: 'Dates and summary set' }] },
};
export const StillLooking: Story = {
  args: { checks: [{ id: 'disk', state: 'unknown', text: 'Space for traffic capture' }] },
};
export const Loading: Story = { args: { checks: [], loading: 5 } };
