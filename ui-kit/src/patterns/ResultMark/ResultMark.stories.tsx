import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { ResultMark } from './ResultMark.tsx';

const meta = {
  title: 'CTF pieces/ResultMark',
  component: ResultMark,
  parameters: guide({
    what: 'The result of a submission, as icon and label.',
    when: ['Lists of submissions, for staff and players.'],
    whenNot: ['The result at the flag field: FlagField shows it itself.'],
    writing: ['One or two words: “Accepted”, “Wrong”. Not “Correct!”.'],
  }),
  args: { result: 'Accepted', label: 'Accepted' },
} satisfies Meta<typeof ResultMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};
export const FirstBlood: Story = { args: { blood: { place: 1, label: 'First blood' } } };
export const Wrong: Story = { args: { result: 'WrongAnswer', label: 'Wrong' } };
export const Cheat: Story = { args: { result: 'CheatDetected', label: 'Another team’s flag' } };
export const Waiting: Story = { args: { result: 'FlagSubmitted', label: 'Waiting' } };
export const Gone: Story = { args: { result: 'NotFound', label: 'Not found' } };
