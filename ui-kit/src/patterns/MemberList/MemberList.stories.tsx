import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MemberList } from './MemberList.tsx';

function menu(name: string) {
  return <IconButton icon={Ellipsis} size="small" label={`More on ${name}`} />;
}

const meta = {
  title: 'CTF pieces/MemberList',
  component: MemberList,
  parameters: guide({
    what: 'The people of a team. Columns without any values are left out.',
    when: ['The page of a team, the viewer’s own or another.'],
    whenNot: ['Accounts of the site: DataTable.'],
    keyboard: [['Tab', 'moves through the actions of each member']],
    writing: ['“you” is shown after the viewer’s name.'],
  }),
  args: {
    label: 'Members of Dry Dock',
    members: [
      { id: 'a', name: 'linnea', role: 'Captain', captain: true, you: 'you' },
      { id: 'b', name: 'marlow', role: 'Member', action: menu('marlow') },
      { id: 'c', name: 'ottoline', role: 'Member', action: menu('ottoline') },
    ],
  },
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnTeam: Story = {};
export const WithJoinedAndPoints: Story = {
  args: {
    members: [
      {
        id: 'a',
        name: 'linnea',
        role: 'Captain',
        captain: true,
        joined: '14 Sep 2025',
        points: '1,806',
      },
      { id: 'b', name: 'marlow', role: 'Member', joined: '14 Sep 2025', points: '1,422' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
