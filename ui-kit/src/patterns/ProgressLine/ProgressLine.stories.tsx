import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'CTF pieces/ProgressLine',
  component: ProgressLine,
  args: { value: 0.61, label: 'Time passed' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 64, borderBottom: '1px solid var(--hy-line)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const JustBegun: Story = { args: { value: 0 } };
export const Over: Story = { args: { value: 1.2 } };
