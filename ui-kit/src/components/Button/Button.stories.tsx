import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Row, Stack } from '../Stack/Stack.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button, ButtonGroup } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { ButtonGroup, ButtonLink },
  parameters: guide({
    what: 'Runs an action immediately. Its label names the action.',
    when: [
      'An action of the page, a form or a row.',
      '`primary` once per area, for the next step; `destructive` to confirm a destructive action.',
      'ButtonGroup, for an action with a menu of its variants.',
    ],
    whenNot: [
      'Navigation: ButtonLink or Link.',
      'On or off: Switch, or an IconButton with `pressed`.',
      'Several actions for one item: Menu.',
    ],
    keyboard: [
      ['Enter, Space', 'presses it'],
      ['Tab', 'moves to it, also while it is busy'],
    ],
    writing: [
      'A verb and its object: “Create team”. Add the effect if it is known: “Extend +120 min”.',
      'Never “OK” or “Submit” if there is a more specific label.',
      'The label does not change while it is busy.',
    ],
  }),
  args: { children: 'Submit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submit' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { children: 'Destroy' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Discard' } };
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Remove' } };
export const Destructive: Story = { args: { variant: 'destructive', children: 'Delete' } };

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <ButtonGroup label="Disabled">
      <Button {...args} />
      <Button {...args} variant="primary" />
    </ButtonGroup>
  ),
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Submit' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const BusyKeepsWidth: Story = {
  render: (args) => (
    <Stack gap={8}>
      {[false, true].map((busy) => (
        <Row key={String(busy)} gap={8}>
          <Button {...args} busy={busy} size="small">
            Small
          </Button>
          <Button {...args} busy={busy}>
            Medium
          </Button>
          <Button {...args} busy={busy} size="large">
            Large
          </Button>
          <Button {...args} busy={busy} icon={RotateCcw}>
            With icon
          </Button>
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Small', 'Medium', 'Large', 'With icon']) {
      const [rest, busy] = within(canvasElement).getAllByRole('button', { name });
      await expect(busy?.offsetWidth).toBe(rest?.offsetWidth);
    }
  },
};

export const Small: Story = { args: { size: 'small', children: 'Small 28' } };
export const Large: Story = { args: { size: 'large', children: 'Large 44' } };
export const Wide: Story = { args: { variant: 'primary', size: 'large', fullWidth: true } };
export const WithIcon: Story = { args: { variant: 'primary', icon: Plus, children: 'New team' } };
export const WithKey: Story = { args: { kbd: 'Ctrl S', children: 'Save' } };
export const WithCaret: Story = { args: { caret: true, children: 'Export' } };

export const Split: Story = {
  args: { variant: 'primary', children: 'Accept 3' },
  render: (args) => (
    <ButtonGroup label="Accept">
      <Button {...args} />
      <IconButton variant="primary" icon={ChevronDown} label="More ways to accept" />
    </ButtonGroup>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#rules" variant="primary">
      Open rules
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open rules' });
    await expect(link).toHaveAttribute('href', '#rules');
  },
};

export const HoverPressedFocus: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['primary', 'secondary', 'ghost', 'danger', 'destructive'] as const).map((variant) => (
        <InStates key={variant}>
          <Button {...args} variant={variant} />
        </InStates>
      ))}
    </Stack>
  ),
};
