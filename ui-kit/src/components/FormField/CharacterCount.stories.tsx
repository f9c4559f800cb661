import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { CharacterCount } from './CharacterCount.tsx';

const meta = {
  title: 'Feedback/CharacterCount',
  component: CharacterCount,
  parameters: guide({
    what: 'The number of typed characters and the limit.',
    when: ['A field whose limit people come close to.'],
    whenNot: ['A limit that people rarely reach: only an error.', 'Waiting items: Counter.'],
    writing: ['Two numbers: “30 / 128”. The error says what to do.'],
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
