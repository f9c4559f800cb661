import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ban, Check, Clock, Hourglass, Shield, X } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { Row } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { Counter } from './Counter.tsx';
import { Dot } from './Dot.tsx';

const meta = {
  title: 'Data display/Badge',
  component: Badge,
  subcomponents: { Counter, Dot },
  parameters: guide({
    what: 'A state as a word with an icon, a number of waiting items, or a dot next to a word.',
    when: [
      'Badge: a state in a row, on a card, in a header.',
      'Counter: the number of waiting items behind a tab or an icon.',
      'Dot: live, unread or changed, next to the word for it.',
    ],
    whenNot: ['A control: FilterChip.', 'A sentence: Banner or EffectNote.'],
    writing: ['One or two words. Colour is never the only difference.'],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { children: 'Ended' },
  render: () => (
    <Row gap={8} wrap>
      <Badge tone="brand" mark={<Dot />}>
        Live
      </Badge>
      <Badge tone="info" icon={Clock}>
        Starts in 5 d
      </Badge>
      <Badge>Ended</Badge>
      <Badge tone="warn" icon={Hourglass}>
        Pending
      </Badge>
      <Badge tone="ok" icon={Check}>
        Accepted
      </Badge>
      <Badge tone="danger" icon={X}>
        Rejected
      </Badge>
      <Badge icon={Ban}>Suspended</Badge>
      <Badge hollow>Not applied</Badge>
      <Badge tone="brand" icon={Shield}>
        Admin
      </Badge>
    </Row>
  ),
};

export const Neutral: Story = { args: { children: 'Ended' } };
export const Outline: Story = { args: { hollow: true, children: 'Not applied' } };
export const Brand: Story = { args: { tone: 'brand', icon: Shield, children: 'Admin' } };
export const Ok: Story = { args: { tone: 'ok', icon: Check, children: 'Accepted' } };
export const Warn: Story = { args: { tone: 'warn', icon: Hourglass, children: 'Pending' } };
export const Danger: Story = { args: { tone: 'danger', icon: X, children: 'Rejected' } };
export const Info: Story = { args: { tone: 'info', icon: Clock, children: 'Starts in 5 d' } };

export const Counters: Story = {
  args: { children: '' },
  render: () => (
    <Row gap={12}>
      <Counter count={2} label="2 unread notices" />
      <Counter count={180} label="180 applications" />
      <Counter look="soft" count={18} label="18 to review" />
      <Counter look="quiet" count={40} label="40 challenges" />
      <Counter look="quiet" count={1284} label="1,284 teams" />
      <Counter count={0} label="nothing" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    // A quiet counter shows the exact number; only the loud ones are capped at `max`.
    await expect(
      canvas.getByText((1284).toLocaleString(document.documentElement.lang)),
    ).toBeVisible();
  },
};

export const Dots: Story = {
  args: { children: '' },
  render: () => (
    <Row gap={12}>
      <Dot live />
      <Dot tone="ok" live label="Live" />
      <Dot tone="warn" label="Stale" />
      <Dot tone="danger" label="Failed" />
      <Dot tone="info" label="Not begun" />
      <Dot tone="neutral" label="Ended" />
      <Dot hollow label="Open" />
    </Row>
  ),
};
