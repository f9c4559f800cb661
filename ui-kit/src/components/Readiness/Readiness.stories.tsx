import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Readiness } from './Readiness.tsx';

const meta = {
  title: 'Feedback/Readiness',
  component: Readiness,
  parameters: guide({
    what: 'A checklist of requirements, with links to what is missing.',
    when: ['Next to the form of a game or a challenge that is incomplete.'],
    whenNot: ['The effect of a change: EffectNote.', 'Steps in a fixed order: Steps.'],
    keyboard: [
      ['Tab', 'moves through the links to what is missing'],
      ['Enter', 'opens the field'],
    ],
    writing: [
      'Each item states a fact, not a task: “18 teams wait for review”.',
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
        help: { href: '#runbook', label: 'Runbook' },
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
export const Loading: Story = { args: { checks: [], loadingRows: 5 } };
