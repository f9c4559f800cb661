import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { ColorIcon, MeIcon, SettingsIcon, SignInIcon, SignOutIcon } from '../../icons.ts';
import { guide } from '../../storybook/guide.ts';
import { InState } from '../../storybook/InStates.tsx';
import {
  exampleGame,
  examplePlaces,
  exampleSearch,
  exampleSettings,
} from '../AppFrame/example-frame.tsx';
import { Rail } from './Rail.tsx';
import { RailGame } from './RailGame.tsx';
import { RailButton, RailLink } from './RailItem.tsx';

const meta = {
  title: 'Layouts/Rail',
  component: Rail,
  subcomponents: { RailLink, RailButton, RailGame },
  parameters: {
    ...guide({
      what: 'The navigation at the start of the window: icons in a column of 64 px, from md up.',
      when: ['Every page with navigation, in the `rail` of AppFrame.'],
      whenNot: ['Narrow windows: BottomBar.', 'Views of one page: HeaderTabs.'],
      keyboard: [
        ['Tab', 'moves through home, search, the pages, the game and the buttons at the bottom'],
        ['Enter', 'follows the link; on a button, like Space'],
        ['Focus', 'shows the name and the shortcut'],
      ],
      writing: [
        'A link is one noun: “Games”. It names the page, not an action.',
        'A badge has a label: “3 reports”.',
        'Remaining time has at most three characters, “18h”, and a complete label for assistive technology.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    home: { href: '#', label: 'Halyard' },
    search: exampleSearch,
    items: examplePlaces.map((place) => ({ ...place, current: place.href === '#games' })),
    foot: exampleSettings,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 64, height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

const me = (
  <RailButton label="linnea">
    <Avatar name="linnea" kind="person" size={32} />
  </RailButton>
);

const { badge, ...game } = exampleGame;

export const SignedIn: Story = {
  args: {
    foot: (
      <>
        {exampleSettings}
        {me}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Games');
    await expect(canvas.getByRole('link', { name: 'Staff 3 reports' })).toBeVisible();
    // Search is second, after home.
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(['Home', 'Search or jump to', 'Games']);
  },
};

export const SignedOut: Story = {
  args: {
    items: examplePlaces.slice(0, 4),
    foot: (
      <>
        {exampleSettings}
        <RailLink href="#sign-in" label="Sign in" icon={SignInIcon} />
      </>
    ),
  },
};

export const NamesOnFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Home' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Games' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Games');
  },
};

export const HoverPressedFocus: Story = {
  args: { items: examplePlaces },
  render: (args) => (
    <InState state="hover" target="li:nth-of-type(1) a">
      <InState state="pressed" target="li:nth-of-type(3) a">
        <InState state="focus" target="li:nth-of-type(5) a">
          <Rail {...args} />
        </InState>
      </InState>
    </InState>
  ),
};

/** The running game of my team while I am elsewhere. */
export const WithAGame: Story = { args: { game: <RailGame {...game} /> } };

export const WithNotices: Story = {
  args: {
    game: <RailGame {...game} badge={badge} />,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Harbour CTF 2026/ });
    await expect(link).toHaveAccessibleName(/18 hours left.*2 unread notices/);
  },
};

export const GameJustBegun: Story = {
  args: { game: <RailGame {...game} passed={0} left="2d" leftLabel="2 days left" /> },
};

export const GameAboutToEnd: Story = {
  args: { game: <RailGame {...game} passed={0.99} left="8m" leftLabel="8 minutes left" /> },
};

export const AccountMenu: Story = {
  args: {
    foot: (
      <>
        {exampleSettings}
        <Menu
          label="linnea"
          align="end"
          trigger={(props) => (
            <RailButton {...props} label="linnea">
              <Avatar name="linnea" kind="person" size={32} />
            </RailButton>
          )}
          entries={[
            { kind: 'heading', label: 'linnea' },
            { label: 'Profile', icon: MeIcon, href: '#profile' },
            { label: 'Appearance', icon: ColorIcon, href: '#appearance' },
            { label: 'Settings', icon: SettingsIcon, href: '#settings' },
            { kind: 'separator' },
            { label: 'Sign out', icon: SignOutIcon, onSelect: fn() },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'linnea' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Staff 3 reports' });
    const place = link.getBoundingClientRect();
    const count = within(link).getByText('3').getBoundingClientRect();
    await expect(count.right).toBeLessThan(place.left + place.width / 2 + 2);
    // Its line is between it and the page.
    const rail = canvas.getByRole('navigation');
    await expect(getComputedStyle(rail).borderLeftWidth).toBe('1px');
    await expect(getComputedStyle(rail).borderRightWidth).toBe('0px');
  },
};
