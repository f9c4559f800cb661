import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { SplitBar } from './SplitBar.tsx';

function part(name: string, value: number, solves: number) {
  return {
    id: name,
    lead: <Avatar name={name} kind="person" size={24} />,
    name,
    value,
    text: `${value.toLocaleString('en')} · ${solves} solves`,
  };
}

const meta = {
  title: 'Data display/SplitBar',
  component: SplitBar,
  parameters: guide({
    what: 'The shares of a whole.',
    when: ['Points of a team by member, storage by game: up to six parts of one sum.'],
    whenNot: ['Values that are not parts of a sum: ShareList or Bars.', 'Use of a limit: Meter.'],
    writing: ['Each part has its number and unit.'],
  }),
  args: {
    label: 'Points by member',
    parts: [
      part('nullb', 1724, 6),
      part('zero', 1068, 4),
      part('xor', 653, 2),
      part('nop', 333, 2),
    ],
  },
} satisfies Meta<typeof SplitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Points by member' });
    await expect(list.children).toHaveLength(4);
  },
};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const SomeHaveNone: Story = {
  args: { parts: [part('nullb', 1724, 6), part('nop', 0, 0)] },
};
export const Empty: Story = { args: { parts: [], empty: 'No points yet' } };
