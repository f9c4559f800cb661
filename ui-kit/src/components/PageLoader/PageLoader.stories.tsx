import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageLoader } from './PageLoader.tsx';

const meta = {
  title: 'Feedback/PageLoader',
  component: PageLoader,
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Named: Story = { args: { label: 'Loading the scoreboard' } };
