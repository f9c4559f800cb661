import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { InvitePanel } from './InvitePanel.tsx';

const meta = {
  title: 'CTF pieces/InvitePanel',
  component: InvitePanel,
  parameters: guide({
    what: 'How to let somebody into a team: the link first, then the code, masked.',
    when: ["The page of one's own team, for its captain."],
    whenNot: ['Members who may not invite: leave it out.'],
    keyboard: [['Tab', 'reaches Copy of the link, then Show and Copy of the code']],
    writing: ['Say who may use it and what ends it: “Works until a new link is made”.'],
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
export const TheCodeIsMaskedUntilAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).not.toHaveValue('Dry Dock:31:6d0b52e1c1f04c0a');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code' }));
    await expect(canvas.getByLabelText('Code')).toHaveValue('Dry Dock:31:6d0b52e1c1f04c0a');
  },
};
