import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { NewBar } from './NewBar.tsx';

const meta = {
  title: 'Feedback/NewBar',
  component: NewBar,
  parameters: guide({
    what: 'Shows how many new items are waiting, so that nothing moves under the pointer until it is clicked.',
    when: ['Above a list, a table or a scoreboard that is updated live.'],
    whenNot: ['Changes of visible items: update them in place. Events elsewhere: Toast.'],
    keyboard: [['Enter, Space', 'shows the new items']],
    writing: ['Number and kind: “3 new challenges”.'],
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
