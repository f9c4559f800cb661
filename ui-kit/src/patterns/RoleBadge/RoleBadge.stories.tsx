import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { RoleBadge } from './RoleBadge.tsx';

const meta = {
  title: 'CTF pieces/RoleBadge',
  component: RoleBadge,
  parameters: guide({
    what: 'A person’s role on the site.',
    when: ['Next to names in lists of people and in the account menu.'],
    whenNot: ['The captain of a team: MemberList shows it.'],
    writing: ['The name of the role as in the settings: “Admin”, “Monitor”, “User”, “Banned”.'],
  }),
  args: { role: 'Admin', label: 'Admin' },
} satisfies Meta<typeof RoleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {};
export const Monitor: Story = { args: { role: 'Monitor', label: 'Monitor' } };
export const User: Story = { args: { role: 'User', label: 'User' } };
export const Banned: Story = { args: { role: 'Banned', label: 'Banned' } };
