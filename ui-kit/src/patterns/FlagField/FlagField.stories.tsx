import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { guide } from '../../storybook/guide.ts';
import { FlagField, type FlagFieldProps } from './FlagField.tsx';

const meta = {
  title: 'CTF pieces/FlagField',
  component: FlagField,
  parameters: guide({
    what: 'The field for submitting a flag. It keeps focus and text in every state.',
    when: ['Pinned below the open challenge.'],
    whenNot: ['Any other text: TextField. Flags of staff: FlagList.'],
    keyboard: [
      ['Enter', 'sends the flag'],
      ['F', 'focuses it, if the page supports it'],
    ],
    writing: [
      'The message begins with the result: “Wrong. 3 attempts left.”',
      'A flag is never repeated in a message.',
    ],
  }),
  args: {
    state: 'idle',
    value: '',
    label: 'Flag of Loose Cannon',
    placeholder: 'flag{…}',
    action: 'Submit',
    message: '20 attempts left',
    onValueChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const right = 'flag{l00se_ends_s1nk}';

export const Idle: Story = {};
export const Checking: Story = {
  args: { state: 'checking', value: right, action: 'Checking', message: 'Waiting for the verdict' },
};
export const Accepted: Story = {
  args: {
    state: 'accepted',
    value: right,
    award: '+471',
    message: 'Accepted, 13th solve. Long Splice is now third.',
  },
};
export const Wrong: Story = {
  args: { state: 'wrong', value: 'flag{cann0n_ball}', message: 'Wrong. 18 attempts left' },
};
export const Repeated: Story = {
  args: {
    state: 'repeated',
    value: 'flag{fire_at_will}',
    message: 'marlow sent this 11 min ago, it was wrong. Not counted',
  },
};
export const OddShape: Story = {
  args: { state: 'odd', value: 'FLAG{l00se_ends_s1nk} ', message: 'Ends with a space' },
};
export const Limited: Story = {
  args: {
    state: 'limited',
    value: right,
    action: 'In 14 s',
    message: 'Too many tries; this one is kept and not counted',
  },
};
export const Exhausted: Story = {
  args: { state: 'exhausted', placeholder: 'No attempts left', message: '20 of 20 are used' },
};
export const Closed: Story = {
  args: {
    state: 'closed',
    placeholder: 'Closed Sun 13:00',
    message: 'The game has ended; practice does not count',
  },
};
export const Offline: Story = {
  args: {
    state: 'offline',
    value: right,
    action: 'Send when online',
    quiet: true,
    message: 'Offline since 18:14. Kept on this device',
  },
};
export const Solved: Story = {
  args: { state: 'solved', value: right, award: '+471', message: 'Accepted, third try' },
};
export const Practice: Story = {
  args: { action: 'Check', quiet: true, message: 'Practice: checked, not scored, no limit' },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
};

function Judged({ onSubmit, ...props }: FlagFieldProps) {
  const [value, setValue] = useState('');
  const [state, setState] = useState<FlagFieldProps['state']>('idle');
  return (
    <FlagField
      {...props}
      state={state}
      value={value}
      message={state === 'wrong' ? 'Wrong. 19 attempts left' : '20 attempts left'}
      onValueChange={setValue}
      onSubmit={(flag) => {
        onSubmit(flag);
        setState('checking');
        setTimeout(() => setState(flag === right ? 'accepted' : 'wrong'), 0);
      }}
    />
  );
}

export const KeepsFocusAndTextAfterAWrongFlag: Story = {
  render: (args) => <Judged {...args} />,
  play: async ({ canvas, args }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox', { name: 'Flag of Loose Cannon' });
    await userEvent.type(input, 'flag{{cann0n_ball}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('flag{cann0n_ball}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Wrong/));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('flag{cann0n_ball}');
    await expect(input.selectionEnd).toBe('flag{cann0n_ball}'.length);
    await userEvent.keyboard(`${right.replace('{', '{{')}{Enter}`);
    await waitFor(() => expect(input).toHaveAttribute('readonly'));
    await expect(input).toHaveValue(right);
  },
};

export const HelperKeysTypeAtTheCaret: Story = {
  args: { helpers: { label: 'Quick keys', keys: ['flag{', '}', '_'], clear: 'clear' } },
  render: (args) => <Judged {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('form > [role=group]');
    // Shown on touch screens only; the test has a mouse.
    row?.style.setProperty('display', 'flex');
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'flag{' }));
    await expect(input).toHaveValue('flag{');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'clear' }));
    await expect(input).toHaveValue('');
  },
};

export const SendsNothingWhileLimited: Story = {
  args: { state: 'limited', value: right, action: 'In 14 s' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Focused: Story = {
  args: { value: 'flag{l00se_' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Flag of Loose Cannon' })).toHaveFocus();
  },
};
const opensAgain = Date.now() + 14_000;

export const LimitedCountsDown: Story = {
  args: {
    state: 'limited',
    value: right,
    action: (
      <>
        In <Countdown until={opensAgain} shape="short" inherit warnBelow={0} dangerBelow={0} />
      </>
    ),
    message: 'Too many tries; this one is kept and not counted',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveTextContent(/^In 0:\d\d$/);
  },
};
