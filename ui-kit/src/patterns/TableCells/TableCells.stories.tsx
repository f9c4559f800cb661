import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ChallengeCell } from './ChallengeCell.tsx';
import { TeamCell } from './TeamCell.tsx';

const meta = {
  title: 'CTF pieces/TableCells',
  component: TeamCell,
  subcomponents: { ChallengeCell },
  args: { name: 'Undertow' },
  parameters: guide({
    what: 'A team, a person or a challenge in a row of a table.',
    when: ['Tables for staff.'],
    whenNot: ['A header: TeamHead, CaseHeader.'],
    writing: [
      'Names are unchanged and truncated at the end. No “Team” before a team’s name: the column heading says it.',
    ],
  }),
} satisfies Meta<typeof TeamCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {};
export const Person: Story = { args: { name: 'riptide', kind: 'person', size: 24 } };
export const Cut: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaft' },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export const Challenge: Story = {
  render: () => <ChallengeCell title="Loose Cannon" category="Pwn" categoryName="Pwn" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pwn' })).toBeVisible();
  },
};
