import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { DiffLine } from './DiffLine.tsx';

const meta = {
  title: 'Data display/DiffLine',
  component: DiffLine,
  parameters: guide({
    what: 'A change as old and new value.',
    when: ['Changes in save bars, confirmations and histories.'],
    whenNot: ['Changes of long texts: show “edited”, and both texts on demand.'],
    writing: [
      'The label is that of the field. A long value is replaced with a word: “edited”, “new”.',
    ],
  }),
  args: { label: 'End', from: '13:00', to: '15:00', words: { was: 'was', now: 'now' } },
} satisfies Meta<typeof DiffLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OldAndNew: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('was 13:00');
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('now 15:00');
  },
};
export const Edited: Story = { args: { label: 'Summary', from: undefined, to: 'edited' } };
export const TakenAway: Story = { args: { label: 'Invite code', from: 'fjord-27', to: undefined } };
export const Mono: Story = {
  args: { label: 'Image', from: 'pwn/loose-cannon:6', to: 'pwn/loose-cannon:7', mono: true },
};
