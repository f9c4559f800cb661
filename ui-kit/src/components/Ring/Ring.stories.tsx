import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Row } from '../Stack/Stack.tsx';
import { Ring } from './Ring.tsx';

const meta = {
  title: 'Data display/Ring',
  component: Ring,
  parameters: guide({
    what: 'Remaining time or a share as a ring with a short text inside.',
    when: ['The remaining time of an instance, the running game in the rail.'],
    whenNot: ['Enough space for a clock: Countdown.', 'More than four characters: Progress.'],
    writing: ['Number and unit without a space: “72m”, “18h”. `label` has no abbreviation.'],
  }),
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

export const Rest: Story = { args: { value: 0.6, children: '72m', label: '72 minutes left' } };
export const Warn: Story = {
  args: { value: 0.07, tone: 'warn', children: '8m', label: '8 minutes left' },
};
export const Danger: Story = {
  args: { value: 0.01, tone: 'danger', children: '38s', label: '38 seconds left' },
};
export const Small: Story = {
  args: { value: 0.4, size: 32, children: '48m', label: '48 minutes' },
};
