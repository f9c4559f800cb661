import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { TeamHead } from './TeamHead.tsx';

const meta = {
  title: 'CTF pieces/TeamHead',
  component: TeamHead,
  parameters: guide({
    what: 'A team’s picture, name and bio, at the top of its page.',
    when: ['The page of a team.'],
    whenNot: ['Teams in a list: TeamList or ItemList.'],
    writing: [
      'Facts are short: “Since 14 Sep 2025”, “7 games”.',
      'The bio is shown unchanged; an empty one takes no space.',
    ],
  }),
  args: {
    name: 'Dry Dock',
    bio: 'Training crew. We break things that float.',
    facts: ['Since 14 Sep 2025', '7 games', 'Best place 2nd, Dry Dock Training 3'],
    action: <Button icon={Pencil}>Edit</Button>,
  },
} satisfies Meta<typeof TeamHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Captain: Story = {};
export const Bare: Story = { args: { bio: null, facts: [], action: null } };
