import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PageLoader } from './PageLoader.tsx';

const meta = {
  title: 'Feedback/PageLoader',
  component: PageLoader,
  parameters: guide({
    what: 'Shown while the code of a page is loading, after 200 ms.',
    when: ['While a route is loading.'],
    whenNot: ['A region with a known layout: Skeleton. A running action: a busy Button.'],
    writing: ['“Loading” is sufficient; name the page only if loading takes long.'],
  }),
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** A page without rail or bottom bar, e.g. sign-in: the loader is in the middle of the window. */
export const WholeWindow: Story = {
  args: { whole: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('img', { name: 'Loading' });
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const loader = spinner.parentElement ?? canvasElement;
    await expect(loader.clientHeight).toBe(innerHeight);
    await expect(Math.abs(middle(spinner) - middle(loader))).toBeLessThan(2);
    // The spinner is in the page from the start and becomes visible after 200 ms. A finished
    // animation would not be listed.
    spinner.style.animation = 'none';
    spinner.getBoundingClientRect();
    spinner.style.animation = '';
    const appear = spinner.getAnimations().find(({ effect }) => effect?.getTiming().delay === 200);
    if (!appear) throw new Error('The spinner appears at once.');
    appear.pause();
    appear.currentTime = 199;
    await expect(getComputedStyle(spinner).opacity).toBe('0');
    appear.currentTime = 201;
    await expect(getComputedStyle(spinner).opacity).toBe('1');
  },
};

export const Named: Story = { args: { label: 'Loading the scoreboard' } };
