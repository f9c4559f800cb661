import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ScoreCurve } from './ScoreCurve.tsx';

function falling(difficulty: number) {
  return (solves: number) => 500 * (0.2 + 0.8 * Math.exp((1 - Math.max(1, solves)) / difficulty));
}

const meta = {
  title: 'CTF pieces/ScoreCurve',
  component: ScoreCurve,
  parameters: guide({
    what: 'The value of a challenge after each solve.',
    when: ['Next to the fields that change it, with the stored curve dashed.'],
    whenNot: ['Scores over time: StepChart.'],
    keyboard: [
      ['← → Home End', 'move between the solves'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: [
      'The label describes the curve: “500 points at first, 471 after 12 solves, at least 100”.',
    ],
  }),
  args: {
    curve: falling(146),
    words: { table: 'As a table', chart: 'As a chart', at: 'Solves', points: 'Points' },
    floor: 100,
    floorLabel: 'minimum 100',
    solves: 12,
    solvesLabel: 'now, 12 solves',
    label: '500 points at first, 471 after 12 solves, at least 100',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScoreCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const ArrowKeysMoveBetweenSolves: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: /^500 points/ }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Points, 497, Solves: 2');
  },
};
export const Changed: Story = { args: { saved: falling(60), savedLabel: 'saved, 60' } };
export const NotEnabledYet: Story = { args: { solves: undefined } };
export const Constant: Story = {
  args: { curve: () => 300, floor: 300, floorLabel: 'always 300', solves: undefined },
};
