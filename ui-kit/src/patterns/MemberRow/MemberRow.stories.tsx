import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import { MemberRow } from './MemberRow.tsx';

const meta = {
  title: 'CTF pieces/MemberRow',
  component: MemberRow,
  parameters: guide({
    what: 'A member of a team: name, role, details, one menu button.',
    when: ['Lists of members for which MemberList is not sufficient.'],
    whenNot: ['All members of a team: MemberList.', 'Points as bars: ShareList.'],
    keyboard: [
      ['Tab', 'moves to the menu of the person'],
      ['Enter, Space, ↓', 'opens it'],
    ],
    writing: ['Presence is what the member shares: “on Loose Cannon”, “5 min ago”.'],
  }),
  args: {
    member: { id: 'b', name: 'marlow', role: 'Member', joined: '14 Sep 2025', points: '1,422' },
    facts: { joined: true, points: true, actions: false },
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof MemberRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const CaptainAndOwn: Story = {
  args: {
    member: {
      id: 'a',
      name: 'linnea',
      role: 'Captain',
      captain: true,
      you: 'you',
      points: '1,806',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('linneayouCaptain1,806');
  },
};
export const WithMenu: Story = {
  args: {
    member: {
      id: 'c',
      name: 'ottoline',
      role: 'Member',
      action: <IconButton icon={Ellipsis} size="small" label="More on ottoline" />,
    },
    facts: { joined: false, points: false, actions: true },
  },
};
export const Here: Story = {
  args: {
    member: {
      id: 'b',
      name: 'marlow',
      role: 'Member',
      presence: { here: true, text: 'on Loose Cannon' },
    },
    facts: { joined: false, points: false, actions: false },
  },
};
export const Away: Story = {
  args: {
    member: {
      id: 'c',
      name: 'ottoline',
      role: 'Member',
      presence: { here: false, text: '5 min ago' },
    },
    facts: { joined: false, points: false, actions: false },
  },
};
export const LongName: Story = {
  args: { member: { id: 'd', name: 'maximiliana-josephine-of-the-quay', role: 'Member' } },
};
