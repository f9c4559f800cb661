import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { MaskedFlag } from './MaskedFlag.tsx';

const meta = {
  title: 'CTF pieces/MaskedFlag',
  component: MaskedFlag,
  args: { flag: 'flag{l00se_ends_s1nk}', masked: 'hidden' },
  parameters: guide({
    what: 'A flag whose format is visible and whose content is hidden.',
    when: ['Places where other people may see the screen: submissions, lists, captures.'],
    whenNot: ['A token or password: SecretField.'],
    writing: ['Masked, it is announced as “hidden”; shown, it is the flag itself.'],
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
