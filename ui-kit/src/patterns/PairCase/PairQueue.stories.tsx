import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { guide } from '../../storybook/guide.ts';
import { examplePairs } from './example-pairs.ts';
import { PairQueue } from './PairQueue.tsx';

const meta = {
  title: 'CTF pieces/PairQueue',
  component: PairQueue,
  args: {
    label: 'Pairs of teams',
    pairs: examplePairs,
    openId: '1',
    arrowLabel: 'sent on by',
    empty: <EmptyState title="No shared flags">They appear here when one is sent.</EmptyState>,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 430, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Pairs of teams where one sent a flag of the other, with the state of the case.',
    when: ['Next to a PairCase.'],
    whenNot: ['Teams waiting for review: ReviewQueue.'],
    keyboard: [['Tab, Enter', 'each row is a link to its case']],
    writing: [
      'The arrow points to the team that sent the flag; its label says so: “sent on by”.',
      'A state is a single word: “new”, “watching”, “cleared”, “suspended”.',
    ],
  }),
} satisfies Meta<typeof PairQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /Tidal Lock.*Undertow/ });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(first).toHaveTextContent('New');
  },
};
export const Empty: Story = { args: { pairs: [] } };
export const Loading: Story = { args: { pairs: [], loading: true } };
