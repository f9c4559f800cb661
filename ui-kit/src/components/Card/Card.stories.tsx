import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Foundations/Card',
  component: Card,
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { children: 'Loose Cannon' } };
export const AsLink: Story = { args: { href: '#card', children: 'Loose Cannon' } };
export const Selected: Story = { args: { selected: true, children: 'Loose Cannon' } };
export const Dense: Story = { args: { pad: 12, children: 'Loose Cannon' } };
