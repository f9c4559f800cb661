import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Switch } from './Switch.tsx';
import { useRollback } from './use-rollback.ts';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  parameters: guide({
    what: 'On or off, with an immediate effect.',
    when: ['A setting of a page or a row with an immediate effect: “Enabled”.'],
    whenNot: ['A field of a form: Checkbox.', 'An irreversible action: Button with ConfirmDialog.'],
    keyboard: [['Space, Enter', 'toggles it']],
    writing: [
      'Name what is on, not the action: “Notices on this device”.',
      'The hint says that the effect is immediate, if that may be unexpected.',
    ],
  }),
  args: { checked: false, children: 'Enabled', onCheckedChange: fn() },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          args.onCheckedChange?.(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('switch', { name: 'Enabled' })).toBeChecked();
  },
};
export const On: Story = { args: { checked: true } };
export const Bare: Story = { args: { children: undefined, 'aria-label': 'Enabled' } };

export const WithHint: Story = {
  args: { hint: 'Acts at once: players see it.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('switch', { name: 'Enabled' }),
    ).toHaveAccessibleDescription('Acts at once: players see it.');
  },
};
export const InARow: Story = { args: { row: true, hint: 'Acts at once: players see it.' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, checked: true } };

let refuse: (reason: Error) => void = () => {};
let accept: () => void = () => {};
function answer(): Promise<void> {
  return new Promise((resolve, reject) => {
    accept = resolve;
    refuse = reject;
  });
}

function Acting() {
  const [saved, setSaved] = useState(false);
  const { failed, ...state } = useRollback(saved, async (next) => {
    await answer();
    setSaved(next);
  });
  return (
    <Switch {...state} hint={failed ? 'The server refused.' : 'Acts at once.'}>
      Enabled
    </Switch>
  );
}

export const RollsBack: Story = {
  render: () => <Acting />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('switch', { name: 'Enabled' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await expect(box).toHaveAttribute('aria-busy', 'true');
    refuse(new Error('no'));
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(box).toHaveAccessibleDescription('The server refused.');
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    accept();
    await waitFor(() => expect(box).not.toHaveAttribute('aria-busy'));
    await expect(box).toBeChecked();
  },
};

export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']}>
      <Switch {...args} />
    </InStates>
  ),
};
