import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
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
