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
    what: 'Stands where a page or a part would, when it is for another role.',
    when: ['The server refused for want of rights, or the role is known to be too low.'],
    whenNot: [
      'Nothing is at the address, or it must not be told: NotFound.',
      'Nobody is signed in: send to sign-in and back.',
    ],
    keyboard: [['Tab', 'reaches the actions: sign in as someone else, go back']],
    writing: ['Name the role it needs and the one you have.', 'Always a next step.'],
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
    size: 'region',
    title: 'Notes are for Admins',
    actions: <Button size="small">Ask</Button>,
  },
};
