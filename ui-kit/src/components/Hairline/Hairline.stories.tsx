import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Hairline } from './Hairline.tsx';

const meta = {
  title: 'Foundations/Hairline',
  component: Hairline,
} satisfies Meta<typeof Hairline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: () => (
    <Stack gap={12}>
      <Hairline />
      <Hairline row />
    </Stack>
  ),
};

export const Vertical: Story = {
  render: () => (
    <Row gap={12}>
      1 instance
      <Hairline vertical />2 unread notices
    </Row>
  ),
};
