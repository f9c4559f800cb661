import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SessionPrompt } from './SessionPrompt.tsx';

const meta = {
  title: 'Feedback/SessionPrompt',
  component: SessionPrompt,
  parameters: guide({
    what: 'Says that the session has ended and opens the sign-in form over the page.',
    when: ['A request failed because the session has ended, but the page can still be used.'],
    whenNot: [
      'A page that requires signing in: redirect to sign-in and back.',
      'A missing role: NoAccess.',
    ],
    keyboard: [
      ['Tab', 'moves to “Sign in”; it does not take the focus, because the person may be typing'],
      ['Enter, Space', 'opens the sign-in over the page'],
    ],
    writing: ['Say what is kept: “this page and its form wait”.'],
  }),
  args: {
    children: 'You were signed out. Sign in again; this page and its form wait.',
    signIn: 'Sign in',
    onSignIn: fn(),
  },
} satisfies Meta<typeof SessionPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You were signed out');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const Edge: Story = { args: { edge: true } };
export const SigningIn: Story = { args: { busy: true } };
