import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu } from '../../components/Menu/Menu.tsx';
import {
  ChallengesIcon,
  InfoIcon,
  MeIcon,
  NoticesIcon,
  ScoreboardIcon,
  SignOutIcon,
} from '../../icons.ts';
import { guide } from '../../storybook/guide.ts';
import { InState } from '../../storybook/InStates.tsx';
import { exampleBottomPlaces, exampleGame } from '../AppFrame/example-frame.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BottomGame } from './BottomGame.tsx';

const meta = {
  title: 'Layouts/BottomBar',
  component: BottomBar,
  subcomponents: { BottomGame },
  parameters: {
    ...guide({
      what: 'The navigation of narrow windows: up to five links or buttons at the bottom.',
      when: [
        'Below md, in the `bottomBar` of AppFrame: the pages of the site.',
        'Inside a game: its views instead; the back link of GameHeader leaves the game.',
      ],
      whenNot: ['From md up: Rail.', 'Actions on selected items: BulkBar.'],
      keyboard: [
        ['Tab', 'moves between them'],
        ['Enter', 'follows a link or presses a button'],
      ],
      writing: [
        'One short noun each: five of them share 390 px, and longer ones are truncated.',
        'A badge has a label: “2 new posts”.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: { items: exampleBottomPlaces },
  globals: { viewport: { value: 'w390', isRotated: false } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Games');
    await expect(canvas.getByRole('link', { name: /Posts.*2 new posts/ })).toBeVisible();
  },
};

const openNotices = fn();

export const OfAGame: Story = {
  args: {
    items: [
      { href: '#challenges', label: 'Challenges', icon: ChallengesIcon, current: true },
      { href: '#scoreboard', label: 'Scoreboard', icon: ScoreboardIcon },
      {
        label: 'Notices',
        icon: NoticesIcon,
        badge: { count: 3, label: '3 new notices' },
        action: { 'aria-haspopup': 'dialog', onClick: openNotices },
      },
      { href: '#game', label: 'Information', icon: InfoIcon },
    ],
  },
  play: async ({ canvas }) => {
    openNotices.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Notices/ }));
    await expect(openNotices).toHaveBeenCalledOnce();
  },
};

/** The running game of the user's team, while another page is open. */
export const WithAGame: Story = { args: { game: <BottomGame {...exampleGame} /> } };

export const PressedAndFocus: Story = {
  render: (args) => (
    <InState state="pressed" target="li:nth-of-type(2) a">
      <InState state="focus" target="li:nth-of-type(4) a">
        <BottomBar {...args} />
      </InState>
    </InState>
  ),
};

export const AccountMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Menu
      label="linnea"
      align="end"
      trigger={(props) => (
        <BottomBar
          items={[...exampleBottomPlaces.slice(0, 4), { label: 'Me', icon: MeIcon, action: props }]}
        />
      )}
      entries={[
        { kind: 'heading', label: 'linnea' },
        { label: 'Profile', icon: MeIcon, href: '#profile' },
        { kind: 'separator' },
        { label: 'Sign out', icon: SignOutIcon, onSelect: fn() },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toBeVisible();
  },
};
