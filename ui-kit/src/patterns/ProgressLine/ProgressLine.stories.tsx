import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'CTF pieces/ProgressLine',
  component: ProgressLine,
  parameters: guide({
    what: 'The elapsed share of a game’s time.',
    when: ['Under the header of a game, in its card, across the top of a projector.'],
    whenNot: ['The progress of an operation: Progress.', 'Remaining time in numbers: GameClock.'],
    writing: ['The name says what it measures: “Time passed”.'],
  }),
  args: { value: 0.61, label: 'Time passed' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 64, borderBottom: '1px solid var(--hy-line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const JustBegun: Story = { args: { value: 0 } };
export const Over: Story = {
  args: { value: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const InACard: Story = { args: { look: 'card' } };
export const OnAProjector: Story = { args: { look: 'projector' } };
