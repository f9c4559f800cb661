import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultMark } from './ResultMark.tsx';

const meta = {
  title: 'CTF pieces/ResultMark',
  component: ResultMark,
  args: { result: 'Accepted', label: 'Accepted' },
} satisfies Meta<typeof ResultMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const Wrong: Story = { args: { result: 'WrongAnswer', label: 'Wrong' } };
export const Cheat: Story = { args: { result: 'CheatDetected', label: 'Another team’s flag' } };
export const Waiting: Story = { args: { result: 'FlagSubmitted', label: 'Waiting' } };
export const Gone: Story = { args: { result: 'NotFound', label: 'Not found' } };
