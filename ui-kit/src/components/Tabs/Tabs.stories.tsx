import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { LinkTabs } from './LinkTabs.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  subcomponents: { LinkTabs, TabPanel },
  parameters: guide({
    what: 'Views of a region, one at a time. LinkTabs are for views with an address.',
    when: [
      'Parts of one item: Statement, Hints, Solvers, Tries.',
      'LinkTabs, if the view should be in the address.',
    ],
    whenNot: ['Two or three views of the same content: Segmented.', 'Steps in an order: Steps.'],
    keyboard: [
      ['Tab', 'moves to the selected tab, then its panel'],
      ['← → Home End', 'move and select'],
    ],
    writing: ['Nouns; a count after the name is the total, not the number of new items.'],
  }),
  args: {
    id: 'challenge',
    label: 'Loose Cannon',
    value: 'statement',
    onValueChange: fn(),
    items: [
      { value: 'statement', label: 'Statement' },
      { value: 'hints', label: 'Hints', count: { value: 2, label: '2 new hints', hot: true } },
      { value: 'solvers', label: 'Solvers', count: { value: 12, label: '12 solvers' } },
      { value: 'tries', label: 'Tries', disabled: true },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Tabs
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
        />
        <TabPanel tabs={args.id} value={value} focusable>
          View of {value}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Statement' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hints');
    await expect(canvas.getByRole('tab', { name: /Hints/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Hints/ })).toHaveTextContent('hints');
    // Disabled tabs are skipped.
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('solvers');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('statement');
  },
};

export const Large: Story = { args: { size: 'large' } };
export const Overflow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Solvers' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('solvers');
    const tab = canvas.getByRole('tab', { name: /Solvers/ });
    const list = canvas.getByRole('tablist');
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      ),
    );
  },
};

export const Bare: Story = { args: { bare: true } };

export const Links: Story = {
  render: () => (
    <LinkTabs
      label="Profile"
      items={[
        { href: '#identity', label: 'Identity', current: true },
        { href: '#teams', label: 'Teams', count: { value: 3, label: '3 teams' } },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Identity' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The states are those of the second tab. */
export const HoverAndFocus: Story = {
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']} target="[role='tab']:nth-of-type(2)">
      {(state) => (
        <>
          <Tabs {...args} id={state} label={`Loose Cannon, ${state}`} />
          <TabPanel tabs={state} value={args.value}>
            View of {args.value}
          </TabPanel>
        </>
      )}
    </InStates>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('tab', { name: 'Statement' });
    const second = canvas.getByRole('tab', { name: /Hints/ });
    const { left } = first.getBoundingClientRect();
    await expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hints');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('statement');
  },
};
