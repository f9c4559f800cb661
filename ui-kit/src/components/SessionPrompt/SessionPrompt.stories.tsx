import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SessionPrompt } from './SessionPrompt.tsx';

const meta = {
  title: 'Feedback/SessionPrompt',
  component: SessionPrompt,
  parameters: guide({
    what: 'Says that the session has ended and leads back in over the page.',
    when: [
      'A request was refused because nobody is signed in any more, and the page is still good.',
    ],
    whenNot: [
      'A page that was never open to strangers: send them to sign-in and back.',
      'The role is too low: NoAccess.',
    ],
    keyboard: [
      ['Tab', 'reaches “Sign in”; it takes no focus by itself, as one may be typing'],
      ['Enter, Space', 'opens the sign-in over the page'],
    ],
    writing: ['Say what waits: “this page and its form wait”.'],
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
