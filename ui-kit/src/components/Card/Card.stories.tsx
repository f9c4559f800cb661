import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  parameters: guide({
    what: 'A surface with a border that groups related content.',
    when: [
      'One of several items of the same kind in a grid.',
      'As a link, if the whole card has one target.',
    ],
    whenNot: [
      'Parts of a page below each other: Section with a Hairline.',
      'Rows of the same kind: List or DataTable.',
      'Inside of another card.',
    ],
    keyboard: [['Enter', 'follows it, if it is a link']],
    writing: [
      'A card that is a link begins with its target, because its text is the link’s name.',
      'Its title is the name of the item, without “Card” or “Details of”.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { children: 'Loose Cannon' } };
export const AsLink: Story = { args: { href: '#card', children: 'Loose Cannon' } };
export const Selected: Story = { args: { selected: true, children: 'Loose Cannon' } };
export const Dense: Story = { args: { pad: 12, children: 'Loose Cannon' } };
