import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { StackBar } from './StackBar.tsx';

const meta = {
  title: 'Data display/StackBar',
  component: StackBar,
  parameters: guide({
    what: 'A bar of a few parts, in a row whose numbers say the same.',
    when: ['Teams that have tried and solved a challenge, in a table of challenges.'],
    whenNot: ['One share: Progress.', 'The parts are named below the bar: SplitBar.'],
    writing: ['The numbers are beside the bar, in the order of its parts.'],
  }),
  args: {
    parts: [
      { id: 'solved', value: 64, tone: 'ok' },
      { id: 'tried', value: 57, tone: 'neutral' },
      { id: 'opened', value: 29, tone: 'faint' },
    ],
    max: 212,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StackBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTeams: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]');
    const [solved] = bar?.children ?? [];
    const share = (solved?.clientWidth ?? 0) / (bar?.clientWidth ?? 1);
    await expect(share).toBeCloseTo(64 / 212, 1);
  },
};

export const Full: Story = {
  args: {
    parts: [
      { id: 'right', value: 4, tone: 'ok' },
      { id: 'wrong', value: 6, tone: 'neutral' },
    ],
    max: 10,
  },
};

export const Nothing: Story = { args: { parts: [{ id: 'solved', value: 0, tone: 'ok' }], max: 0 } };
