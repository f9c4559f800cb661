import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PasswordMeter } from './PasswordMeter.tsx';

const meta = {
  title: 'Feedback/PasswordMeter',
  component: PasswordMeter,
  parameters: guide({
    what: 'How hard a new password is to guess, in four steps with a word. It rejects no password.',
    when: ['Below the field for a new password.'],
    whenNot: ['Existing passwords.', 'Rules that are enforced: the hint and error of FormField.'],
    writing: ['One word per step: “Weak”, “Fair”, “Good”, “Strong”.'],
  }),
  args: { password: '', words: ['weak', 'fair', 'good', 'strong'] },
} satisfies Meta<typeof PasswordMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Weak: Story = { args: { password: 'secret' } };
export const Fair: Story = { args: { password: 'harbour42' } };
export const Good: Story = { args: { password: 'loose ends 7' } };
export const Strong: Story = {
  args: { password: 'correct horse battery' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('strong');
  },
};
export const WithNotes: Story = {
  args: {
    password: 'correct horse battery',
    notes: [
      'is guessed at once',
      'would take days to guess',
      'would take years to guess',
      'would take centuries to guess',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('strong would take centuries');
  },
};
