import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ConnectionState } from './ConnectionState.tsx';

const meta = {
  title: 'Feedback/ConnectionState',
  component: ConnectionState,
  parameters: guide({
    what: 'The state of live updates, as a mark and a few words.',
    when: ['In the bar of a list, a chart or a scoreboard with live updates.'],
    whenNot: [
      'The whole site is offline: Banner with `edge`, which says what to do.',
      'A running request: Spinner.',
    ],
    writing: [
      'The state and, for a problem, since when: “Offline since 18:14”.',
      'Polling has its interval: “Every 10 s”.',
    ],
  }),
  args: { state: 'live', children: 'Live' },
} satisfies Meta<typeof ConnectionState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Polling: Story = { args: { state: 'polling', children: 'Every 10 s' } };
export const Reconnecting: Story = {
  args: { state: 'reconnecting', children: 'Reconnecting since 18:14' },
};
export const Offline: Story = {
  args: { state: 'offline', children: 'Offline since 18:14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline since 18:14');
  },
};
