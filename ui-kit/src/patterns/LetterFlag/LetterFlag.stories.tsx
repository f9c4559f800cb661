import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hoist } from './LetterFlag.tsx';

const meta = {
  title: 'Data display/LetterFlag',
  component: Hoist,
  args: { text: 'Halyard' },
} satisfies Meta<typeof Hoist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SiteName: Story = {};
export const InARow: Story = { args: { direction: 'row' } };
export const Alphabet: Story = {
  args: { text: 'abcdefghijklmnopqrstuvwxyz', direction: 'row', size: 24 },
};
export const LeavesOutOtherCharacters: Story = { args: { text: 'r00t-beer', direction: 'row' } };
