import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Ends the instance of the whole team', children: <Button>Destroy</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Destroy' });
    await expect(button).toHaveAccessibleDescription('Ends the instance of the whole team');
    await userEvent.tab();
    await screen.findByRole('tooltip', {}, { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const OnHover: Story = {
  args: { kbd: ']', text: 'Next challenge' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    const bubble = await screen.findByRole('tooltip', {}, { timeout: 3000 });
    await expect(bubble).toHaveTextContent('Next challenge]');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).not.toHaveAccessibleDescription();
  },
};
