import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row gap={12}>
      <Spinner />
      <Spinner size={20} label="Loading teams" />
      <Row gap={8}>
        <Spinner decorative />
        Checking
      </Row>
    </Row>
  ),
};
