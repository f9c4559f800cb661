import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Flag, Newspaper } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MissingFlag } from '../../patterns/PoleFlag/PoleFlag.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  parameters: guide({
    what: 'There is nothing at this address, or not for this person. The address does not change.',
    when: ['A page that does not exist, is hidden, or requires another role.'],
    whenNot: ['A list without entries: EmptyState. A failure: ErrorState.'],
    keyboard: [['Tab', 'moves through the similar pages, then the links']],
    writing: [
      'Say what is missing: “Game 21 does not exist or is hidden”.',
      'For a missing role, name the role and how to sign in as someone else.',
    ],
  }),
  args: {
    place: '404 · /games/21/challenges',
    title: 'Game 21 does not exist or is hidden',
    lead: 'The game may not be open to visitors yet. The address stays as it is.',
    near: [
      { href: '/games/12/challenges', name: 'Harbour CTF 2026', icon: Flag, fact: 'live' },
      { href: '/posts/7c01f29b', name: 'Registration is open', icon: Newspaper, fact: 'post' },
    ],
    actions: (
      <>
        <ButtonLink href="/games" variant="primary">
          All games
        </ButtonLink>
        <Button icon={ArrowLeft}>Back</Button>
      </>
    ),
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNearMatches: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: /Game 21/ }),
    ).toBeVisible();
  },
};
export const NoAccess: Story = {
  args: {
    place: '403 · /admin/games',
    title: 'This page needs the role Admin',
    lead: 'You are signed in as linnea.',
    near: [],
  },
};
export const WithPole: Story = { args: { figure: <MissingFlag size="large" /> } };
export const Region: Story = {
  args: {
    fills: 'region',
    figure: <MissingFlag />,
    title: 'This challenge is gone',
    lead: 'It was taken away while you looked.',
    near: [],
    actions: <Button size="small">All challenges</Button>,
  },
};
