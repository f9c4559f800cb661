import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { EffectNote } from './EffectNote.tsx';

const meta = {
  title: 'Feedback/EffectNote',
  component: EffectNote,
  parameters: guide({
    what: 'States the effect of a change or an action in advance.',
    when: [
      'Changes that affect a running game, a team or other people’s data.',
      'As a line below a field, or as a box in the panel next to a form.',
    ],
    whenNot: ['Invalid input: the error of FormField.', 'A state that applies anyway: Banner.'],
    writing: [
      'Give numbers: “The 12 solvers gain 38 points each”.',
      'Also say what does not change.',
    ],
  }),
  args: { children: 'The 12 solvers gain 38 points each; no rank in the top 10 changes.' },
} satisfies Meta<typeof EffectNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { tone: 'ok' } };
export const Neutral: Story = {};
export const WarningLine: Story = {
  args: { tone: 'warn', children: 'Removes rank 24 and 1,266 points.' },
};
export const Box: Story = {
  args: {
    look: 'box',
    tone: 'warn',
    title: 'The game is live for 412 teams',
    children:
      'End 2 h later: 1,306 players see a new clock. 7 teams run 3 instances; the third of each keeps running until it expires.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('412 teams');
  },
};
export const DangerBox: Story = {
  args: {
    ...Box.args,
    tone: 'danger',
    title: 'Deletes 40 challenges',
    children: 'And 388 writeups.',
  },
};
export const PlainBox: Story = { args: { ...Box.args, tone: 'neutral' } };
