import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FlagTrial } from './FlagTrial.tsx';

const meta = {
  title: 'CTF pieces/FlagTrial',
  component: FlagTrial,
  args: {
    onTry: fn(),
    words: { label: 'Try a flag', placeholder: 'Try a flag', try: 'Try' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Checks a flag like a player’s submission, without counting it.',
    when: ['Next to the flags of a challenge that staff edit.'],
    whenNot: ['A player sends a flag: FlagField.'],
    keyboard: [['Enter', 'checks the flag']],
    writing: ['The result says which flag it was, or how close: “Wrong, one letter off”.'],
  }),
} satisfies Meta<typeof FlagTrial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '  {Enter}');
    await expect(args.onTry).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'flag{{x} {Enter}');
    await expect(args.onTry).toHaveBeenCalledWith('flag{x}');
  },
};
export const Right: Story = { args: { answer: { right: true, label: 'Right: flag 2' } } };
export const Wrong: Story = {
  args: { answer: { right: false, label: 'Wrong, one letter off' } },
};
export const Busy: Story = { args: { busy: true } };
