import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Data display/Progress',
  component: Progress,
  parameters: guide({
    what: 'The progress of an operation, or a share.',
    when: ['Uploads, captchas, elapsed time, points of a member.'],
    whenNot: ['Use of a limit: Meter.', 'Unknown progress: Spinner.'],
    writing: ['`valueText` has the unit: “641,280 of 1,048,576 hashes”.'],
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: { value: 0.62, label: 'Share' },
  render: (args) => (
    <Stack gap={12}>
      <Progress {...args} label="Checking your browser" valueText="641,280 of 1,048,576 hashes" />
      <Progress {...args} label="Passed time" size={2} />
      <Progress {...args} label="marlow" tone="neutral" />
      <Progress {...args} label="Instance" tone="warn" value={0.1} />
      <Progress {...args} label="Disk" tone="danger" value={1.4} />
      <Progress {...args} label="Not begun" tone="ok" value={0} />
    </Stack>
  ),
};

export const Rest: Story = { args: { value: 0.62, label: 'Upload' } };
export const Thin: Story = { args: { value: 0.62, label: 'Passed time', size: 2 } };
export const Warn: Story = { args: { value: 0.1, label: 'Instance', tone: 'warn' } };
export const Danger: Story = { args: { value: 0.02, label: 'Instance', tone: 'danger' } };
