import type { Role as SiteRole } from '@halyard/sdk/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { RoleMenu } from './RoleMenu.tsx';
import { RowSwitch } from './RowSwitch.tsx';

const meta = {
  title: 'CTF pieces/UserRow',
  component: RoleMenu,
  subcomponents: { RowSwitch },
  args: {
    role: 'Monitor',
    roles: [
      { role: 'Admin', label: 'Admin' },
      { role: 'Monitor', label: 'Monitor' },
      { role: 'User', label: 'User' },
      { role: 'Banned', label: 'Banned' },
    ],
    onRoleChange: fn(),
    label: 'Role of ottoline, Monitor',
  },
  parameters: guide({
    what: 'The role and the switch of a person in the table of users.',
    when: ['To change one person; several at once with the BulkBar.'],
    whenNot: ['Without changing it: RoleBadge.'],
    keyboard: [
      ['Enter, ↓', 'opens the roles'],
      ['Space', 'toggles the switch'],
    ],
    writing: ['Names contain the person’s name: “Role of ottoline, Monitor”, “nullb is active”.'],
  }),
} satisfies Meta<typeof RoleMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Admin' }));
    await expect(args.onRoleChange).toHaveBeenCalledWith('Admin' satisfies SiteRole);
  },
};
export const RoleBusy: Story = { args: { busy: true } };
export const OwnRole: Story = {
  args: {
    role: 'Admin',
    label: 'Role of linnea, Admin',
    roles: [
      { role: 'Admin', label: 'Admin' },
      { role: 'User', label: 'User', reason: 'This is you' },
    ],
  },
};

export const SwitchRollsBack: Story = {
  render: () => {
    const [answer, setAnswer] = useState<() => void>();
    return (
      <>
        <RowSwitch
          checked
          label="nullb is active"
          onChange={() =>
            new Promise<void>((resolve) => {
              setAnswer(() => resolve);
            })
          }
        />
        <button type="button" onClick={answer}>
          Refuse
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'nullb is active' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(control).toBeChecked());
  },
};
export const SwitchDisabled: Story = {
  render: () => (
    <RowSwitch
      checked={false}
      label="flotsam_ is active"
      disabled="Banned"
      onChange={() => Promise.resolve()}
    />
  ),
};
