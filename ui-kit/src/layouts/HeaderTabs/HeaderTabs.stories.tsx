import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { HeaderTabs } from './HeaderTabs.tsx';

const tabs = [
  { href: '#info', label: 'Info' },
  { href: '#challenges', label: 'Challenges', current: true },
  { href: '#scoreboard', label: 'Scoreboard' },
  { href: '#notices', label: 'Notices', count: { value: 2, label: '2 unread notices' } },
  {
    href: '#monitor',
    label: 'Monitor',
    count: { value: 3, label: '3 cheat reports', hot: true },
  },
];

const meta = {
  title: 'Layouts/HeaderTabs',
  component: HeaderTabs,
  args: { label: 'Game', tabs },
  parameters: guide({
    what: 'Views of a page as links in its header. Those that do not fit are in a menu.',
    when: ['Games, lists or forms with several views, each with an address.'],
    whenNot: ['Views inside of a panel: Tabs.', 'One of a few values: Segmented.'],
    keyboard: [
      ['Tab', 'moves through the tabs and the button for more'],
      ['Enter', 'follows the link, or opens the menu, in which arrow keys move'],
    ],
    writing: ['One or two words that name the content, not an action.'],
  }),
} satisfies Meta<typeof HeaderTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

function inFrame(width: number): Story['decorators'] {
  return [
    (Story) => (
      <div data-testid="frame" style={{ display: 'flex', width }}>
        <Story />
      </div>
    ),
  ];
}

export const All: Story = {
  decorators: inFrame(720),
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The states are those of the third tab. */
export const HoverAndFocus: Story = {
  globals: { viewport: { value: 'w1440', isRotated: false } },
  render: (args) => (
    <InStates of={['rest', 'hover', 'focus']} target="li:nth-child(3) a">
      {(state) => <HeaderTabs label={`Game: ${state}`} tabs={args.tabs.slice(0, 3)} />}
    </InStates>
  ),
};

export const Overflow: Story = {
  decorators: inFrame(320),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    const before = canvas.getAllByRole('link').length;
    more.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'More' });
    const rest = within(menu).getAllByRole('menuitem');
    await expect(before + rest.length).toBe(5);
    await expect(rest.at(-1)).toHaveTextContent('Monitor');
    await waitFor(() => expect(rest[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    // In a wider window all tabs fit, and the button for the rest disappears.
    canvas.getByTestId('frame').style.width = '430px';
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(before));
  },
};

/** The selected tab is always visible. */
export const SelectedAtTheEnd: Story = {
  decorators: inFrame(320),
  args: { tabs: tabs.map((tab) => ({ ...tab, current: tab.href === '#monitor' })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More' });
    const { right } = canvas.getByTestId('frame').getBoundingClientRect();
    const selected = canvas.getByRole('link', { current: 'page' });
    await expect(selected).toHaveTextContent('Monitor');
    await expect(selected.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
