import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: guide({
    what: 'A few words next to the hovered or focused element.',
    when: ['The name of an icon, a truncated text, the shortcut of an action.'],
    whenNot: [
      'Required information, because touch screens show no tooltips.',
      'Content with controls: Popover.',
    ],
    keyboard: [
      ['Tab', 'shows it immediately'],
      ['Esc', 'hides it'],
    ],
    writing: ['At most five words, no full stop.'],
  }),
  args: { text: 'Ends the instance of the whole team', children: <Button>Destroy</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Destroy' });
    await expect(button).toHaveAccessibleDescription('Ends the instance of the whole team');
    // Without long timers, a tooltip that waits as under the pointer never opens.
    const start = window.setTimeout;
    const timers = spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
      ms < 400 ? start(act, ms) : 0) as typeof setTimeout);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    timers.mockRestore();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/**
 * Focus that an opening layer sets shows no tooltip, which would cover the layer and handle its
 * Esc.
 */
export const NotOnAFocusThatCameByItself: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Destroy' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    button.blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    button.focus();
    await expect(button).toHaveFocus();
    // Longer than the delay of a tooltip that follows another one.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const OnHover: Story = {
  args: { kbd: ']', text: 'Next challenge' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    const bubble = await screen.findByRole('tooltip');
    await expect(bubble).toHaveTextContent('Next challenge]');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).not.toHaveAccessibleDescription();
  },
};
