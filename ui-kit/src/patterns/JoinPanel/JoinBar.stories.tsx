import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { guide } from '../../storybook/guide.ts';
import { JoinBar } from './JoinBar.tsx';
import { JoinPanel } from './JoinPanel.tsx';

const onSubmit = fn();

function panel() {
  return (
    <JoinPanel
      state="open"
      label="Join Lighthouse Open 2026"
      action={
        <Button type="submit" variant="primary" fullWidth>
          Request to join with Long Splice
        </Button>
      }
      onSubmit={onSubmit}
    >
      <p>Fields stand here.</p>
    </JoinPanel>
  );
}

const meta = {
  title: 'CTF pieces/JoinBar',
  component: JoinBar,
  parameters: guide({
    what: 'The JoinPanel for narrow windows: a bar at the bottom that opens it as a sheet.',
    when: ['The page of a game below lg, in every state of the panel.'],
    whenNot: ['From lg up: JoinPanel in the right column.'],
    keyboard: [
      ['Enter', 'opens the sheet and moves the focus into it'],
      ['Esc', 'closes it and returns the focus'],
    ],
    writing: ['The bar states the current status; the button is the next step in one word.'],
  }),
  args: {
    state: 'open',
    label: 'Join Lighthouse Open 2026',
    title: 'Starts in 5 d 23 h',
    note: 'Teams of 1–4 · 137 teams',
    open: 'Join',
    children: panel,
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
} satisfies Meta<typeof JoinBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const TheSheetHasThePanel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    const sheet = await screen.findByRole('dialog', { name: 'Join Lighthouse Open 2026' });
    await userEvent.click(within(sheet).getByRole('button', { name: /Request to join/ }));
    await expect(onSubmit).toHaveBeenCalled();
  },
};
export const AtTheBottomOfAShortPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
        <h1>Lighthouse Open 2026</h1>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('complementary').getBoundingClientRect();
    const page = canvasElement.querySelector('h1')?.parentElement?.getBoundingClientRect();
    await expect(bar.bottom).toBeCloseTo(page?.bottom ?? 0, 0);
  },
};
export const SignedOut: Story = {
  args: { state: 'signedOut', title: 'Sign in to join', open: 'Sign in' },
};
export const NoTeam: Story = { args: { state: 'noTeam', title: 'You need a team', open: 'Teams' } };
export const Pending: Story = {
  args: {
    state: 'pending',
    title: 'Long Splice is waiting for the organisers',
    note: 'Asked 12 minutes ago',
    open: 'Details',
  },
};
export const Accepted: Story = {
  args: {
    state: 'accepted',
    title: 'Long Splice is in',
    note: 'The challenges open at the start',
    action: (
      <ButtonLink variant="primary" size="large" href="#challenges">
        Enter
      </ButtonLink>
    ),
  },
};
export const Rejected: Story = {
  args: {
    state: 'rejected',
    title: 'Long Splice was rejected',
    note: 'Student cards are missing',
    open: 'Ask again',
  },
};
export const Suspended: Story = {
  args: {
    state: 'suspended',
    title: 'Long Splice is suspended',
    note: 'Write to the organisers if this is wrong',
    open: 'Details',
  },
};
export const Practice: Story = {
  args: { state: 'practice', title: 'Practice until 31 December', open: 'Join' },
};
export const Over: Story = {
  args: { state: 'over', title: 'This game is over', note: '238 teams', open: 'Results' },
};
