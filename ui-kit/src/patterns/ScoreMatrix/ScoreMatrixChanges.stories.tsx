import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleMatrix, exampleWords } from '../shared/example-matrix.ts';
import { ScoreMatrix } from './ScoreMatrix.tsx';

const meta = {
  title: 'CTF pieces/ScoreMatrix/Changes',
  component: ScoreMatrix,
  parameters: guide({
    what: 'What a solve changes in an open matrix: points, ranks and marks, while everything else stays in place.',
    when: ['A scoreboard that is open while the game runs.'],
    whenNot: ['News that everybody must see: a notice.'],
    keyboard: [['Tab', 'moves to the matrix, which is one tab stop']],
    writing: ['Ranks and points are numbers only, so that they can change in place.'],
  }),
  args: { ...exampleMatrix(24, 40), words: exampleWords },
  decorators: [
    (Story) => (
      <div style={{ width: 1328, height: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScoreMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tenth team becomes the ninth, whose rank is shorter. */
function Overtaking(args: Parameters<typeof ScoreMatrix>[0]) {
  const [isOver, setOver] = useState(false);
  const teams = args.teams.map((team) => (team.rank === '10' ? { ...team, rank: '9' } : team));
  return (
    <>
      <button type="button" onClick={() => setOver(true)}>
        Overtake
      </button>
      <ScoreMatrix {...args} teams={isOver ? teams : args.teams} />
    </>
  );
}

export const ShorterRanksDoNotShiftTheLayout: Story = {
  render: (args) => <Overtaking {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('10', { selector: '[role=gridcell]' })).toBeVisible(),
    );
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    await userEvent.click(canvas.getByRole('button', { name: 'Overtake' }));
    await waitFor(() =>
      expect(canvas.getAllByText('9', { selector: '[role=gridcell]' })).toHaveLength(2),
    );
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
};
