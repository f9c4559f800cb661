import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Poster } from '../../patterns/Poster/Poster.tsx';
import { PictureBox } from './PictureBox.tsx';

const meta = {
  title: 'Layouts/PictureBox',
  component: PictureBox,
  parameters: guide({
    what: 'Sets the size and the rounded corners of a picture.',
    when: ['Posters and logos in tables and next to fields.'],
    whenNot: ['People and teams: Avatar.'],
    writing: ['The picture inside has the alternative text.'],
  }),
  args: {
    width: 48,
    height: 32,
    children: <Poster title="Harbour CTF" id={1} width={96} height={64} />,
  },
} satisfies Meta<typeof PictureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const BesideAField: Story = {
  args: { width: 'full', height: 60, children: <Poster title="Midwinter Drift" id={2} /> },
};
