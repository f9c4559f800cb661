import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PageLoader } from './PageLoader.tsx';

const meta = {
  title: 'Feedback/PageLoader',
  component: PageLoader,
  parameters: guide({
    what: 'Stands for a page whose code is on its way; it shows after 200 ms.',
    when: ['While a route loads, and nothing of it is known yet.'],
    whenNot: ['A region whose shape is known: Skeleton. A running act: a busy Button.'],
    writing: ['“Loading” is enough; name the page only where it takes long.'],
  }),
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Named: Story = { args: { label: 'Loading the scoreboard' } };
