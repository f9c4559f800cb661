import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { FlagTemplateField } from './FlagTemplateField.tsx';

const meta = {
  title: 'CTF pieces/FlagTemplateField',
  component: FlagTemplateField,
  args: {
    label: 'Flag template',
    mark: 'one flag per team',
    value: 'flag{l00se_ends_s1nk_[TEAM_HASH]}',
    onValueChange: () => undefined,
    tokens: [
      { token: '[GUID]', meaning: 'a random identifier' },
      { token: '[TEAM_HASH]', meaning: 'a hash of team and challenge' },
      { token: '[LEET]', meaning: 'letters become digits', prefix: true },
    ],
    note: '34 of 127 characters',
    samples: ['flag{l00se_ends_s1nk_c4e91f07ab23}', 'flag{l00se_ends_s1nk_09d2b7e65f1c}'],
    samplesLabel: 'two samples',
    strength: { tone: 'ok', label: '48 bits' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <FlagTemplateField {...args} value={value} onValueChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The template from which each team’s flag is generated, with samples and their strength.',
    when: ['Dynamic flags: the server generates one per team.'],
    whenNot: ['Fixed flags: FlagList.', 'A file per team: FlagPairing.'],
    keyboard: [['Enter, Space', 'on a token: inserts it at the caret']],
    writing: ['State the strength in numbers: “48 bits”, “64 variants for 412 teams”.'],
  }),
} satisfies Meta<typeof FlagTemplateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Changed: Story = { args: { changed: true } };
export const TokensGoToTheCaret: Story = {
  args: { value: 'flag{}', samples: [] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Flag template' });
    await userEvent.click(field);
    field.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole('button', { name: '[GUID]' }));
    await expect(field).toHaveValue('flag{[GUID]}');
    await waitFor(() => expect(field.selectionStart).toBe(11));
    await userEvent.click(canvas.getByRole('button', { name: '[LEET]' }));
    await expect(field).toHaveValue('[LEET]flag{[GUID]}');
  },
};
export const Weak: Story = {
  args: {
    value: 'flag{l00se}',
    samples: ['flag{l0053}', 'flag{1o0se}'],
    strength: { tone: 'warn', label: '9 bits, easy to guess' },
  },
};
export const ShortOfVariants: Story = {
  args: {
    value: '[LEET]flag{oil}',
    samples: ['flag{0il}', 'flag{o1l}'],
    strength: { tone: 'danger', label: '64 variants for 412 teams' },
  },
};
export const Invalid: Story = {
  args: { value: 'flag', error: 'Needs something between braces: flag{…}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.queryByText('two samples')).toBeNull();
  },
};
export const Disabled: Story = { args: { disabled: true } };
