import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Lock } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ItemList } from './ItemList.tsx';

const crown = <Icon icon={Crown} size={14} label="You are captain" />;

const meta = {
  title: 'Layouts/ItemList',
  component: ItemList,
  parameters: guide({
    what: 'A list of people, teams or pages, each with an icon and one line of details.',
    when: ['A pane with a list of the items that the page shows.'],
    whenNot: ['Several columns: DataTable. Rows without an icon: List.'],
    keyboard: [['Enter', 'opens the focused item']],
    writing: [
      '`label` names the list: “My teams”.',
      'A name, then one line of details, the most distinctive first: “4 members · captain”.',
    ],
  }),
  args: {
    label: 'Members',
    items: [
      {
        id: 1,
        lead: <Avatar name="linnea" kind="person" size={28} />,
        title: 'linnea',
        mark: 'you',
        end: (
          <>
            <Icon icon={Crown} size={14} />
            Captain
          </>
        ),
      },
      {
        id: 2,
        lead: <Avatar name="marlow" kind="person" size={28} />,
        title: 'marlow',
        end: 'Member',
      },
    ],
  },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {};

export const LinksInAPane: Story = {
  args: {
    label: 'My teams',
    look: 'pane',
    items: [
      {
        id: 31,
        href: '#31',
        current: true,
        lead: <Avatar name="Dry Dock" kind="team" size={40} />,
        title: 'Dry Dock',
        mark: crown,
        note: '3 members',
      },
      {
        id: 42,
        href: '#42',
        lead: <Avatar name="Long Splice" kind="team" size={40} />,
        title: 'Long Splice with a name that is longer than there is room for',
        mark: crown,
        note: (
          <>
            <Icon icon={Lock} size={12} />4 members
          </>
        ),
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 276 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: /Dry Dock/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};
