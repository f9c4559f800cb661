import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { LifetimeScale } from './LifetimeScale.tsx';

const meta = {
  title: 'CTF pieces/LifetimeScale',
  component: LifetimeScale,
  args: {
    lifetime: 120,
    extension: 120,
    window: 15,
    words: {
      label: 'An instance lives 2 h, may be extended from 1:45 on, and then ends at 4 h.',
      start: '0:00 start',
      end: '2:00 end',
      extended: '4:00 once extended',
      from: 'extend from 1:45',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 540, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The three times of an instance, drawn to scale.',
    when: ['Below the fields that set them.'],
    whenNot: ['The remaining time of an instance: LifeBar.'],
    writing: [
      'The sentence for assistive technology contains all three times: “An instance lives 2 h, may be extended from 1:45 on, and then ends at 4 h”.',
      'Marks begin with their time: “2:00 end”.',
    ],
  }),
} satisfies Meta<typeof LifetimeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToScale: Story = {
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector('[data-part="window"]');
    const track = part?.parentElement;
    const share = (part?.clientWidth ?? 0) / (track?.clientWidth ?? 1);
    await expect(Math.abs(share - 15 / 240)).toBeLessThan(0.01);
  },
};
export const WindowLongerThanLife: Story = { args: { lifetime: 30, extension: 30, window: 60 } };
export const NoExtension: Story = { args: { extension: 0 } };
