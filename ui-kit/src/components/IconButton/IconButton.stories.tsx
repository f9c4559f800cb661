import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pin } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  parameters: guide({
    what: 'A button with only an icon; it has a name and a tooltip.',
    when: [
      'Frequent actions with a well-known icon: close, copy, more.',
      'In rows, where labels would be repetitive.',
    ],
    whenNot: ['The next step: Button.', 'An icon without an action: Icon.'],
    keyboard: [
      ['Enter, Space', 'presses it'],
      ['Tab', 'moves to it and shows its name'],
    ],
    writing: [
      'The name is a verb, with its object if there are several on the page: “Actions for ottoline”.',
    ],
  }),
  args: { icon: Copy, label: 'Copy', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Edged: Story = { args: { variant: 'secondary', icon: Ellipsis, label: 'More' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Pressed: Story = { args: { icon: Pin, label: 'Pin', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithKeyInTooltip: Story = {
  args: { kbd: 'c' },
  play: async () => {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await expect(bubble).toHaveTextContent('Copyc');
  },
};

export const HoverPressedFocus: Story = {
  render: (args) => (
    <Stack gap={16}>
      <InStates>
        <IconButton {...args} />
      </InStates>
      <InStates>
        <IconButton {...args} variant="secondary" />
      </InStates>
    </Stack>
  ),
};
