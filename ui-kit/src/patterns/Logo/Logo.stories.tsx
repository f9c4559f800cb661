import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  parameters: guide({
    what: 'A two-coloured swallowtail on its pole.',
    when: ['In the rail and above the sign-in column, for a site without its own logo.'],
    whenNot: ['A site with its own logo: PictureBox.'],
    writing: ['No label next to the site’s name; alone, its label is the site’s name.'],
  }),
  args: { label: 'Halyard' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheRail: Story = {};
export const Large: Story = { args: { size: 64 } };
