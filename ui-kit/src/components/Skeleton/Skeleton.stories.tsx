import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    what: 'A placeholder for loading content, in its size. Visible after 200 ms.',
    when: ['A region whose layout is known before its content.'],
    whenNot: [
      'A page whose code is loading: PageLoader.',
      'A running action: the `busy` state of its button.',
      'Out-of-date content: keep it, and say since when.',
    ],
    writing: ['It has no text: set `aria-busy` and a name on the region.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap={8} aria-busy>
      <Row gap={8}>
        <Skeleton shape="avatar" />
        <Skeleton width="120px" />
      </Row>
      <Skeleton shape="row" />
      <Skeleton shape="card" width="160px" />
      <Skeleton shape="block" height="140px" />
    </Stack>
  ),
};

export const Text: Story = { args: { width: '62%' } };
export const Card: Story = { args: { shape: 'card', width: '160px' } };
export const TableRow: Story = { args: { shape: 'row' } };
export const Chart: Story = { args: { shape: 'chart' } };
export const TeamAvatar: Story = { args: { shape: 'avatar' } };
export const PersonAvatar: Story = { args: { shape: 'person', width: '40px', height: '40px' } };
