import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import type { ListBoxOption } from '../ListBox/ListBox.tsx';
import { ColumnTree } from './ColumnTree.tsx';

function option(name: string, ...end: string[]): ListBoxOption {
  return { id: name, name, end };
}

const teams: Readonly<Record<string, readonly ListBoxOption[]>> = {
  'Loose Cannon': [option('tern.team', '31 files'), option('Tidal Lock', '14 files')],
  'Heap of Rope': [option('nullbyte', '4 files')],
};
const files = [option('T170216Z-9c41.pcap', '4.8 MB'), option('T164403Z-9c41.pcap', '6.1 MB')];

const meta = {
  title: 'Data display/ColumnTree',
  component: ColumnTree,
  parameters: guide({
    what: 'A tree of a few fixed levels, with a list per level next to each other.',
    when: ['Captures: challenge, team, file.'],
    whenNot: [
      'Levels of any depth, or one level: ListBox.',
      'Sorting or selecting rows in the last level: a DataTable next to the columns.',
    ],
    keyboard: [
      ['← →', 'move between the lists'],
      ['↑ ↓ Home End, letters', 'move within one'],
      ['Tab', 'moves from list to list'],
    ],
    writing: ['The name of a list contains its parent: “Teams in Loose Cannon”.'],
  }),
  args: { columns: [], onBack: fn(), back: 'Back' },
  render: function Controlled({ onBack, back }) {
    const [challenge, setChallenge] = useState<string | null>(null);
    const [team, setTeam] = useState<string | null>(null);
    const [file, setFile] = useState<string | null>(null);
    return (
      <div style={{ height: 300 }}>
        <ColumnTree
          back={back}
          onBack={(column) => {
            onBack(column);
            setTeam(null);
            if (column === 'challenge') setChallenge(null);
          }}
          columns={[
            {
              id: 'challenge',
              label: 'Challenges',
              options: [
                option('Bilge Pump', '55 teams', '2.9 GB'),
                option('Loose Cannon', '38 teams', '4.1 GB'),
                option('Heap of Rope', '14 teams', '611 MB'),
              ],
              head: 'Challenges',
              selected: challenge,
              onSelect: (id) => {
                setChallenge(id);
                setTeam(null);
              },
            },
            {
              id: 'team',
              label: `Teams in ${challenge ?? 'no challenge'}`,
              options: challenge === null ? [] : (teams[challenge] ?? []),
              head: 'Teams',
              selected: team,
              onSelect: setTeam,
              empty: challenge === null ? 'Choose a challenge' : 'No captures yet',
            },
            {
              id: 'file',
              label: `Files of ${team ?? 'no team'}`,
              options: team === null ? [] : files,
              head: 'Files',
              selected: file,
              onSelect: setFile,
              empty: 'Choose a team',
            },
          ]}
        />
      </div>
    );
  },
} satisfies Meta<typeof ColumnTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listbox');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}lo');
    await expect(canvas.getByRole('option', { name: /Loose/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('listbox', { name: 'Teams in Loose Cannon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('listbox', { name: 'Files of Tidal Lock' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('listbox', { name: 'Challenges' })).toHaveFocus();
  },
};

export const OneAtATimeWhenNarrow: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Loose/ }));
    await expect(canvas.getByRole('listbox', { name: 'Teams in Loose Cannon' })).toBeVisible();
    await expect(canvas.queryByRole('listbox', { name: 'Challenges' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('listbox', { name: 'Challenges' })).toBeVisible();
  },
};
