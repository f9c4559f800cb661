import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const meta = {
  title: 'Feedback/UpdatePrompt',
  component: UpdatePrompt,
  parameters: guide({
    what: 'Says that a newer version of the site is available and offers to load it.',
    when: ['The server has a newer build than the page.'],
    whenNot: ['Out-of-date data: the list refreshes itself or says how old it is.'],
    keyboard: [['Tab', 'moves to Later, then Reload; it does not take the focus']],
    writing: ['Say that no input is lost, if that is true.'],
  }),
  args: {
    children: 'A new version is ready. Nothing you typed is lost.',
    words: { later: 'Later', reload: 'Reload' },
    onLater: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof UpdatePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Edge: Story = { args: { edge: true } };
