import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, Clock, Hourglass, Shield, X } from 'lucide-react';
import { Row } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { Counter } from './Counter.tsx';
import { Dot } from './Dot.tsx';

const meta = {
  title: 'Data display/Badge',
  component: Badge,
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
      <Badge tone="outline">Not applied</Badge>
      <Badge tone="brand" icon={Shield}>
        Admin
      </Badge>
    </Row>
  ),
};

export const Counters: Story = {
  args: { children: '' },
  render: () => (
    <Row gap={12}>
      <Counter count={2} label="2 unread notices" />
      <Counter count={180} label="180 applications" />
      <Counter tone="soft" count={18} label="18 to review" />
      <Counter tone="quiet" count={40} label="40 challenges" />
      <Counter count={0} label="nothing" />
    </Row>
  ),
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
      <Dot tone="hollow" label="Open" />
    </Row>
  ),
};
