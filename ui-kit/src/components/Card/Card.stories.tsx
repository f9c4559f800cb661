import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  parameters: guide({
    what: 'A surface with a hairline edge that keeps together what belongs together.',
    when: [
      'One thing among others of its kind, in a grid.',
      'As a link, when all of it leads to one place.',
    ],
    whenNot: [
      'Parts of one page under one another: Section with a Hairline.',
      'Rows of the same kind: List or DataTable.',
      'Cards inside of cards: never.',
    ],
    keyboard: [['Enter', 'follows it, when it is a link']],
    writing: [
      'A card that is a link says in its first words where it leads; its text is read as the link’s name.',
      'Its title is the name of the thing, without “Card” or “Details of”.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { children: 'Loose Cannon' } };
export const AsLink: Story = { args: { href: '#card', children: 'Loose Cannon' } };
export const Selected: Story = { args: { selected: true, children: 'Loose Cannon' } };
export const Dense: Story = { args: { pad: 12, children: 'Loose Cannon' } };
