import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { BloodPennant } from './BloodPennant.tsx';

const meta = {
  title: 'CTF pieces/BloodPennant',
  component: BloodPennant,
  parameters: guide({
    what: 'A numbered pennant for the first three solves.',
    when: [
      'For a challenge, a cell or a team with a blood; outlined for the next blood that is still open.',
    ],
    whenNot: ['Ranks of teams: a number.', 'Decoration: a pennant always means a blood.'],
    writing: ['The label is complete: “First blood”, “First blood still open”.'],
  }),
  args: { place: 1, label: 'First blood' },
} satisfies Meta<typeof BloodPennant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { place: 2, label: 'Second blood' } };
export const Third: Story = { args: { place: 3, label: 'Third blood' } };
export const StillOpen: Story = { args: { open: true, label: 'First blood, still open' } };
export const Large: Story = { args: { size: 56 } };

const names = ['First blood', 'Second blood', 'Third blood'] as const;

export const AllInEverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([16, 18, 56] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16 }}>
          {[false, true].flatMap((open) =>
            ([1, 2, 3] as const).map((place) => (
              <BloodPennant
                key={`${place} ${open}`}
                place={place}
                size={size}
                open={open}
                label={`${names[place - 1]}${open ? ', still open' : ''}, ${size} px`}
              />
            )),
          )}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(18);
  },
};
