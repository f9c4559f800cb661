import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import { FlagPairing } from './FlagPairing.tsx';

function remove(file: string) {
  return <IconButton size="small" icon={Trash2} label={`Delete ${file}`} />;
}

const meta = {
  title: 'CTF pieces/FlagPairing',
  component: FlagPairing,
  args: {
    label: 'Files and flags of Anchor Point',
    pairs: [
      {
        id: '1',
        file: 'chart-1.zip',
        flag: 'flag{dead_reckon1ng}',
        holder: 'tern.team',
        action: remove('chart-1.zip'),
      },
      { id: '2', file: 'chart-2.zip', flag: 'flag{lead_l1ne}', action: remove('chart-2.zip') },
    ],
    words: {
      file: 'File',
      flag: 'Flag',
      holder: 'Given to',
      free: 'free',
      noFile: 'no file',
      noFlag: 'no flag',
      masked: 'hidden',
      reveal: (file) => `Show the flag of ${file}`,
      hide: (file) => `Hide the flag of ${file}`,
      actions: 'Actions',
    },
  },
  parameters: guide({
    what: 'Files and the flags in them, one pair per team.',
    when: ['Dynamic attachments: every team downloads its own file.'],
    whenNot: ['One file for all: AttachmentRow.', 'Flags without files: FlagList.'],
    keyboard: [['Tab', 'moves through the buttons of each row']],
    writing: ['Say how many pairs are missing: “6 pairs short: 418 teams, 412 pairs”.'],
  }),
} satisfies Meta<typeof FlagPairing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paired: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the flag of chart-2.zip' }));
    await expect(canvas.getByText('flag{lead_l1ne}')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the flag of chart-1.zip' }));
    await expect(canvas.queryByText('flag{lead_l1ne}')).toBeNull();
  },
};
export const ShortOfPairs: Story = { args: { short: '410 pairs short: 412 teams, 2 pairs.' } };
export const Unpaired: Story = {
  args: {
    pairs: [
      { id: '1', file: 'chart-1.zip', action: <Button size="small">Give a flag</Button> },
      { id: '2', flag: 'flag{lead_l1ne}', action: <Button size="small">Choose a file</Button> },
    ],
  },
};
export const Empty: Story = {
  args: {
    pairs: [],
    empty: <EmptyState title="No files yet">Drop files whose names end in their flag.</EmptyState>,
  },
};
export const Loading: Story = { args: { pairs: [], loading: true } };
