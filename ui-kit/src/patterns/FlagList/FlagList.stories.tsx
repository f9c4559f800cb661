import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import { FlagList } from './FlagList.tsx';

function remove(place: number) {
  return <IconButton size="small" icon={Trash2} label={`Delete flag ${place}`} />;
}

const meta = {
  title: 'CTF pieces/FlagList',
  component: FlagList,
  args: {
    label: 'Flags of Loose Cannon',
    flags: [
      { id: 1, flag: 'flag{l00se_ends_s1nk}', action: remove(1) },
      { id: 2, flag: 'flag{a_second_way_in}', note: 'chart-2.zip', action: remove(2) },
    ],
    words: {
      reveal: (place: number) => `Show flag ${place}`,
      hide: (place: number) => `Hide flag ${place}`,
      copy: (place: number) => `Copy flag ${place}`,
      masked: 'hidden',
    },
  },
  parameters: guide({
    what: 'The flags of a challenge, masked until one is revealed.',
    when: ['Static flags of a challenge, for its staff.'],
    whenNot: [
      'One file and one flag per team: FlagPairing.',
      'A template for flags: FlagTemplateField.',
    ],
    keyboard: [['Tab', 'moves through the buttons of each flag']],
    writing: ['Buttons contain the number of their flag: “Show flag 2”.'],
  }),
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const OneIsShownAtATime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('flag{l00se_ends_s1nk}')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show flag 1' }));
    await expect(canvas.getByText('flag{l00se_ends_s1nk}')).toBeVisible();
    await expect(canvas.queryByText('flag{a_second_way_in}')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide flag 1' }));
    await expect(canvas.queryByText('flag{l00se_ends_s1nk}')).toBeNull();
  },
};
