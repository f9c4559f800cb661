import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { TeamList } from './TeamList.tsx';

const meta = {
  title: 'CTF pieces/TeamList',
  component: TeamList,
  parameters: guide({
    what: 'The viewer’s teams, in the left column of the teams page.',
    when: ['People with one or a few teams.'],
    whenNot: ['All teams of the site: DataTable.'],
    keyboard: [['Enter', 'opens the team']],
    writing: [
      'The note has the number of members and whether the team can be changed: “3 of 4 · Open for changes”.',
    ],
  }),
  args: {
    label: 'My teams',
    teams: [
      {
        id: 31,
        name: 'Dry Dock',
        href: '#31',
        current: true,
        captainLabel: 'Captain',
        note: '3 of 4 · Open for changes',
      },
      {
        id: 32,
        name: 'Long Splice',
        href: '#32',
        captainLabel: 'Captain',
        note: '4 of 5 · Locked until Sun 13:00',
        locked: true,
      },
      { id: 33, name: 'Quay Nine', href: '#33', note: '5 of 5 · Open for changes' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 276 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
