import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { MaskedFlag } from './MaskedFlag.tsx';

const meta = {
  title: 'CTF pieces/MaskedFlag',
  component: MaskedFlag,
  args: { flag: 'flag{l00se_ends_s1nk}', masked: 'hidden' },
  parameters: guide({
    what: 'A flag that shows its shape and hides its content.',
    when: ['A flag stands where others may look over the shoulder: submissions, lists, captures.'],
    whenNot: ['A secret of the account: SecretField.'],
    writing: ['Masked, it reads “hidden”; shown, it is the flag itself, character by character.'],
  }),
} satisfies Meta<typeof MaskedFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'hidden' })).toHaveTextContent('flag{••••••••}');
    await expect(canvas.queryByText(/l00se/)).toBeNull();
  },
};
export const Shown: Story = { args: { shown: true } };
export const OddShape: Story = { args: { flag: 'correct horse battery' } };
