import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleSignals } from '../PairCase/example-pairs.ts';
import { SignalList } from './SignalList.tsx';

const meta = {
  title: 'CTF pieces/SignalList',
  component: SignalList,
  args: {
    label: 'Signals',
    signals: exampleSignals,
    words: { strong: 'strong', some: 'some' },
    empty: 'Nothing but the flag itself.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Evidence that a flag was shared, each with its strength.',
    when: ['In the case of a pair of teams.'],
    whenNot: ['The effect of a change: EffectNote.'],
    writing: [
      'State the observation with numbers; never “cheated”.',
      'Call them hints, not verdicts.',
    ],
  }),
} satisfies Meta<typeof SignalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(exampleSignals.length);
  },
};
export const Empty: Story = { args: { signals: [] } };
export const Loading: Story = { args: { signals: [], loading: true } };
