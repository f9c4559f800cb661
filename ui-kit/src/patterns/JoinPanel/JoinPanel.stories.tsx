import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CountdownCells } from '../GameClock/GameClock.tsx';
import { JoinPanel } from './JoinPanel.tsx';

const clock = (
  <CountdownCells
    until={Date.now() + 517_327_000}
    label="To the start"
    words={{ days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }}
  />
);

function button(name: string, variant: 'primary' | 'secondary' = 'primary') {
  return (
    <Button type="submit" variant={variant} fullWidth>
      {name}
    </Button>
  );
}

const meta = {
  title: 'CTF pieces/JoinPanel',
  component: JoinPanel,
  parameters: guide({
    what: 'The right column of a game’s page: the viewer’s status, with the next step as a button.',
    when: ['The page of a game; on phones as a JoinBar.'],
    whenNot: ['Pages inside a running game.'],
    keyboard: [['Enter', 'in the code field: sends the application']],
    writing: [
      'The button names the team: “Join with Long Splice”.',
      'A rejection states its reason and what can be done.',
    ],
  }),
  args: {
    state: 'open',
    label: 'Join Lighthouse Open 2026',
    clock,
    children: <p>Fields stand here.</p>,
    action: button('Request to join with Long Splice'),
    note: 'You can withdraw until the organisers accept you.',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 372, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JoinPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
export const SignedOut: Story = {
  args: {
    state: 'signedOut',
    status: { title: 'Sign in to join', text: 'You come back to this page.' },
    children: null,
    action: button('Sign in'),
    note: undefined,
  },
};
export const NoTeam: Story = {
  args: {
    state: 'noTeam',
    status: { title: 'You need a team', text: 'Found one or join one with an invite link.' },
    children: null,
    action: button('Found a team'),
    note: undefined,
  },
};
export const Pending: Story = {
  args: {
    state: 'pending',
    status: { title: 'Long Splice is waiting for the organisers', text: 'Asked 12 minutes ago.' },
    children: null,
    action: button('Withdraw', 'secondary'),
    note: 'Withdrawing frees your team for the next try.',
  },
};
export const Accepted: Story = {
  args: {
    state: 'accepted',
    status: { title: 'Long Splice is in', text: 'The challenges open at the start.' },
    children: null,
    action: button('Go to the challenges'),
    note: undefined,
  },
};
export const Rejected: Story = {
  args: {
    state: 'rejected',
    status: { title: 'Long Splice was rejected', text: 'Student cards are missing.' },
    action: button('Ask again with Long Splice'),
  },
};
export const Suspended: Story = {
  args: {
    state: 'suspended',
    status: {
      title: 'Long Splice is suspended',
      text: 'Write to the organisers if this is wrong.',
    },
    children: null,
    action: undefined,
    note: undefined,
  },
};
export const Practice: Story = {
  args: {
    state: 'practice',
    clock: null,
    status: { title: 'Practice until 31 December', text: 'Flags are checked; nothing counts.' },
    action: button('Join for practice'),
    note: undefined,
  },
};
export const Over: Story = {
  args: {
    state: 'over',
    clock: null,
    status: { title: 'This game is over' },
    children: null,
    action: button('Results', 'secondary'),
    note: undefined,
  },
};
export const Refused: Story = {
  args: {
    children: (
      <FormField label="Code of the game" error="This code is not known">
        <TextField value="HARBOUR-7" onValueChange={fn()} mono />
      </FormField>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code of the game')).toBeInvalid();
  },
};
export const Sending: Story = {
  args: {
    action: (
      <Button type="submit" variant="primary" fullWidth busy>
        Request to join with Long Splice
      </Button>
    ),
  },
};
export const Loading: Story = { render: () => <Skeleton shape="card" height="260px" /> };
