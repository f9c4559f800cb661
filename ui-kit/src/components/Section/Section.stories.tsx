import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Foundations/Section',
  component: Section,
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
