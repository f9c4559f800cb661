import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { AttemptList } from './AttemptList.tsx';

const meta = {
  title: 'CTF pieces/AttemptList',
  component: AttemptList,
  parameters: guide({
    what: 'The team’s submissions for a challenge, newest first.',
    when: ['The tab “Tries” of an open challenge.'],
    whenNot: ['The submissions of a whole game: DataTable with ResultMark.'],
    writing: ['The result is a word, the time is short: “Sat 15:00”.'],
  }),
  args: {
    empty: 'Nobody in the team has sent a flag yet.',
    attempts: [
      {
        id: 3,
        flag: 'flag{l00se_ends_s1nk}',
        result: 'accepted',
        resultLabel: 'Accepted',
        note: 'you, now',
        own: true,
      },
      {
        id: 2,
        flag: 'flag{fire_at_will}',
        result: 'wrong',
        resultLabel: 'Wrong',
        note: 'you, 4 min',
        own: true,
      },
      {
        id: 1,
        flag: 'flag{cann0n_ball}',
        result: 'wrong',
        resultLabel: 'Wrong',
        note: 'marlow, 11 min',
      },
    ],
  },
} satisfies Meta<typeof AttemptList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Waiting: Story = {
  args: {
    attempts: [
      { id: 4, flag: 'flag{slack}', result: 'waiting', resultLabel: 'Waiting', note: 'you, now' },
    ],
  },
};
export const NewOfAMate: Story = {
  args: {
    attempts: [
      {
        id: 5,
        flag: 'flag{h0ist}',
        result: 'wrong',
        resultLabel: 'Wrong',
        note: 'marlow, now',
        isNew: true,
      },
      ...meta.args.attempts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-new');
  },
};
export const None: Story = { args: { attempts: [] } };
