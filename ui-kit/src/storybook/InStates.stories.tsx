import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { InStates } from './InStates.tsx';

// Tests a part of other stories. Hidden from the sidebar.
const meta = {
  title: 'Guides/InStates',
  component: InStates,
  tags: ['!dev', '!autodocs'],
  args: { children: <Button>Destroy</Button> },
} satisfies Meta<typeof InStates>;
export default meta;

function look(element: Element): string {
  const { backgroundColor, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  return [backgroundColor, outlineColor, outlineStyle, outlineWidth].join();
}

/** A simulated state looks like the real one. */
export const AsTheyAre: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [rest, hover, pressed, focus] = canvas.getAllByRole('button').map(look);
    const [first] = canvas.getAllByRole('button');
    await expect(new Set([rest, hover, pressed, focus]).size).toBe(4);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    if (first) await expect(look(first)).toBe(focus);
  },
};
