import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { CountdownCells, GameClock } from './GameClock.tsx';

function left(seconds: number) {
  return Date.now() + seconds * 1000;
}

const meta = {
  title: 'CTF pieces/GameClock',
  component: GameClock,
  subcomponents: { CountdownCells },
  parameters: guide({
    what: 'The clock of a game with a caption below.',
    when: ['The header of a game, the card of a live game, the home page.'],
    whenNot: ['Time left of an instance: Ring or Countdown.'],
    writing: ['The caption says what the clock counts down to: “remaining”, “until the start”.'],
  }),
  args: { until: left(67_327), caption: 'remaining' },
} satisfies Meta<typeof GameClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAHeader: Story = {};
export const OnACard: Story = { args: { size: 28 } };
export const OnHome: Story = { args: { size: 40, caption: 'until Sun 22 Nov, 13:00 CET' } };
export const LastHour: Story = { args: { until: left(2_890), caption: 'last hour' } };
export const LastMinute: Story = { args: { until: left(52), caption: 'last minute' } };
export const Over: Story = { args: { until: left(-10), caption: 'ended' } };
export const Cells: Story = {
  render: () => (
    <div style={{ width: 340 }}>
      <CountdownCells
        until={left(5 * 86_400 + 85_327)}
        label="To the start"
        words={{ days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }}
      />
    </div>
  ),
};
export const OnAProjector: Story = {
  render: () => <GameClock until={left(67_327)} size={104} />,
};
export const NotStarted: Story = {
  args: { until: left(517_327), caption: 'to the start', size: 28 },
};
