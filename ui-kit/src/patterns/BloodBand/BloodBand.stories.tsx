import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { BloodBand } from './BloodBand.tsx';

const meta = {
  title: 'CTF pieces/BloodBand',
  component: BloodBand,
  parameters: guide({
    what: 'The latest blood on a projector: team, challenge, points.',
    when: ['Above the Ticker of a ProjectorBoard, for ten seconds after a first blood.'],
    whenNot: ['Other pages: NoticeItem or Toast.'],
    writing: ['Names are unchanged; the label of the pennant is “First blood”.'],
  }),
  args: {
    place: 1,
    placeLabel: 'First blood',
    team: 'nullbyte',
    category: 'Reverse',
    challenge: 'Ghost Rigging',
    points: '+521',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BloodBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('nullbyteGhost Rigging+521');
  },
};
export const Second: Story = { args: { place: 2, placeLabel: 'Second blood', points: '+485' } };
export const Third: Story = { args: { place: 3, placeLabel: 'Third blood', points: '+188' } };
export const LongNames: Story = {
  args: {
    team: 'The Association of Retired Harbour Pilots and Lighthouse Keepers',
    challenge: 'How to Tie a Running Bowline With One Hand',
  },
};
