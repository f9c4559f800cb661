import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { InviteClosed, InvitePanel } from './InvitePanel.tsx';

const meta = {
  title: 'CTF pieces/InvitePanel',
  component: InvitePanel,
  subcomponents: { InviteClosed },
  parameters: guide({
    what: 'Invites people into a team: the link first, then the masked code.',
    when: ['For the captain, on the page of a team and in the waiting room.'],
    whenNot: [
      'Members who may not invite and locked teams: InviteClosed, with the reason.',
      'A value that is not secret: CopyField.',
    ],
    keyboard: [['Tab', 'moves to link, copy, code, reveal, copy, new link']],
    writing: ['Say how many places are free and that a new link replaces the old one.'],
  }),
  args: {
    about: 'Anyone with this link can join until you make a new one. One place is free.',
    link: 'https://halyard.example/teams?join=Dry%20Dock:31:6d0b52e1c1f04c0a',
    code: 'Dry Dock:31:6d0b52e1c1f04c0a',
    openCode: 'Dry Dock:31:',
    words: { link: 'Link', code: 'Code', reveal: 'Show the code', hide: 'Hide the code' },
    action: (
      <Button size="small" icon={RefreshCw}>
        Make a new link
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvitePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Captain: Story = {};
export const WithQrCode: Story = {
  args: { qrLabel: 'QR code of the invite link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
  },
};
export const TheCodeIsMaskedUntilAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).not.toHaveValue('Dry Dock:31:6d0b52e1c1f04c0a');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    await expect(canvas.getByLabelText('Code')).toHaveValue('Dry Dock:31:6d0b52e1c1f04c0a');
  },
};
export const Other: Story = {
  render: () => (
    <InviteClosed title="Only the captain invites">Ask linnea for the link.</InviteClosed>
  ),
};
export const Locked: Story = {
  render: () => (
    <InviteClosed locked title="Locked until Sun 13:00">
      Long Splice plays Harbour CTF 2026. Its members stay as they are until the end.
    </InviteClosed>
  ),
};
