import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Data display/DateTile',
  component: DateTile,
  args: { day: '27', month: 'Nov' },
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const November: Story = {};
export const SingleFigure: Story = { args: { day: '09', month: 'Jan' } };
