import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleTicker } from './example-ticker.ts';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'CTF pieces/Ticker',
  component: Ticker,
  parameters: guide({
    what: 'The last solves next to a scoreboard on a projector, newest first.',
    when: ['In the right column of a ProjectorBoard while the game is live.'],
    whenNot: [
      'A frozen scoreboard shows its banner there.',
      'An interactive list: NoticeFeed or SubmissionStream.',
    ],
    writing: ['Times are durations: “11 s”, “6 min”.'],
  }),
  args: { label: 'Last solves', solves: exampleTicker, empty: 'No solves yet' },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};
export const None: Story = { args: { solves: [] } };
