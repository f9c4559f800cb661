import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { NewBar } from './NewBar.tsx';

const meta = {
  title: 'Feedback/NewBar',
  component: NewBar,
  parameters: guide({
    what: 'What arrived waits here until it is asked for: nothing jumps under the pointer.',
    when: ['Above a list, a table or a board that gets news by itself.'],
    whenNot: [
      'News that change what one looks at: show them in place. News from elsewhere: Toast.',
    ],
    keyboard: [['Enter, Space', 'shows what arrived']],
    writing: ['How many of what: “3 new challenges”.'],
  }),
  args: { label: '3 new challenges', onShow: fn() },
} satisfies Meta<typeof NewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new challenges' }));
    await expect(args.onShow).toHaveBeenCalled();
  },
};
export const None: Story = { args: { label: undefined } };
