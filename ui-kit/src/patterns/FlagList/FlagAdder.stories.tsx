import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FlagAdder } from './FlagAdder.tsx';

const meta = {
  title: 'CTF pieces/FlagAdder',
  component: FlagAdder,
  args: {
    known: ['flag{l00se_ends_s1nk}'],
    maxLength: 127,
    onAdd: fn(() => Promise.resolve(true)),
    words: {
      label: 'Add flags',
      hint: 'One per line',
      add: (count) => (count > 1 ? `Add ${count} flags` : 'Add flag'),
      repeated: (count) => `${count} there already`,
      tooLong: (lines) => `Longer than 127 characters: line ${lines.join(', ')}`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'A field for many flags, one per line.',
    when: ['Staff paste flags from a file.'],
    whenNot: ['A player sends a flag: FlagField.'],
    keyboard: [
      ['Enter', 'starts a new line for the next flag'],
      ['Tab', 'moves to the “Add” button'],
      ['Enter, Space', 'on the button: adds the new flags'],
    ],
    writing: ['The button says how many flags it adds.'],
  }),
} satisfies Meta<typeof FlagAdder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AddsManyAndEmpties: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Add flags' });
    await userEvent.click(field);
    await userEvent.paste('flag{one}\nflag{two}\nflag{l00se_ends_s1nk}');
    await expect(canvas.getByText('1 there already')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 flags' }));
    await expect(args.onAdd).toHaveBeenCalledWith(['flag{one}', 'flag{two}']);
    await expect(field).toHaveValue('');
  },
};
export const KeepsTheTextWhenRefused: Story = {
  args: { onAdd: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'flag{{one}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add flag' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('flag{one}');
  },
};
export const TooLong: Story = {
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'flag{{far_too_long}');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
