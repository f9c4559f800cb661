import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { CharacterCount } from './CharacterCount.tsx';

const meta = {
  title: 'Feedback/CharacterCount',
  component: CharacterCount,
  parameters: guide({
    what: 'How many characters are typed, of how many.',
    when: ['The note of a field with a limit that people come near to.'],
    whenNot: ['A limit that nobody reaches: only its error.', 'Things that wait: Counter.'],
    writing: ['Two numbers are enough: “30 / 128”. The error says what to do.'],
  }),
  args: { value: 'Ropes, heaps and old firmware.', max: 128 },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 / 128')).toBeVisible();
  },
};
export const Full: Story = { args: { max: 30 } };
export const TooMany: Story = { args: { max: 20 } };
