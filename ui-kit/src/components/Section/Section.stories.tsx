import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Card } from '../Card/Card.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Foundations/Section',
  component: Section,
  parameters: guide({
    what: 'A part of a page with its own heading.',
    when: ['Subjects of a page, with an optional link to more at the end of the heading.'],
    whenNot: ['One of several items: Card. Fields: FormSection.'],
    keyboard: [
      ['Tab', 'moves to its buttons, then the link to more'],
      ['Enter', 'follows the link'],
    ],
    writing: ['The title is a noun: “Next games”. The link names its target: “All games”.'],
  }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  args: {
    title: 'Next games',
    note: 'times in CET',
    more: { href: '#games', label: 'All games' },
    children: <Card>Lighthouse Open 2026</Card>,
  },
};

export const Plain: Story = { args: { title: 'Members', note: '3 of 4', level: 3 } };
