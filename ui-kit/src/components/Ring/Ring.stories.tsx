import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Stack/Stack.tsx';
import { Ring } from './Ring.tsx';

const meta = {
  title: 'Data display/Ring',
  component: Ring,
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { value: 0.6, children: '72m', label: '72 minutes left' },
  render: (args) => (
    <Row gap={12}>
      <Ring {...args} />
      <Ring value={0.07} tone="warn" label="8 minutes left">
        8m
      </Ring>
      <Ring value={0.01} tone="danger" label="38 seconds left">
        38s
      </Ring>
      <Ring value={0.61} tone="brand" size={40} label="18 hours left">
        18h
      </Ring>
      <Ring value={0} size={32} label="Ended">
        0
      </Ring>
    </Row>
  ),
};
