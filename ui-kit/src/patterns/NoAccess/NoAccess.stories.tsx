import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { NoAccess } from './NoAccess.tsx';

const meta = {
  title: 'Feedback/NoAccess',
  component: NoAccess,
  parameters: guide({
    what: 'Shown instead of a page or a region that requires another role.',
    when: ['The server refused access, or the role is known to be insufficient.'],
    whenNot: [
      'There is nothing at the address, or its existence is secret: NotFound.',
      'The visitor is not signed in: go to sign-in and back.',
    ],
    keyboard: [['Tab', 'moves through the actions: sign in as someone else, go back']],
    writing: ['Name the required role and the current one.', 'Always offer a next step.'],
  }),
  args: {
    place: '/admin/games',
    title: 'This page is for the role Admin',
    children: 'You are signed in as linnea with the role User.',
    actions: (
      <>
        <ButtonLink variant="primary" href="#home">
          Home
        </ButtonLink>
        <Button>Sign in as someone else</Button>
      </>
    ),
  },
} satisfies Meta<typeof NoAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin');
  },
};
export const Region: Story = {
  args: {
    fills: 'region',
    title: 'Notes are for Admins',
    actions: <Button size="small">Ask</Button>,
  },
};
