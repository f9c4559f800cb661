import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { BrowserCheck } from './BrowserCheck.tsx';

const meta = {
  title: 'Feedback/BrowserCheck',
  component: BrowserCheck,
  parameters: guide({
    what: 'The state of the captcha, above the submit button of a form.',
    when: ['Sign-in, registration and recovery, if the site requires a captcha.'],
    whenNot: ['The site requires none: kind “none” renders nothing.'],
    keyboard: [['Tab', 'moves to it only if it has a control']],
    writing: [
      'The state is a sentence: “Checking your browser”.',
      'The unsupported state says which browser feature is missing and what helps.',
    ],
  }),
  args: { kind: 'work', state: 'idle', title: 'Your browser is checked as you type' },
  decorators: [
    (Story) => (
      <div style={{ width: 380, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrowserCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  args: { kind: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Idle: Story = {};
export const Running: Story = {
  args: {
    state: 'running',
    title: 'Checking your browser',
    time: '1.1 s',
    progress: { done: 641_280, expected: 1_048_576 },
    progressText: '641,280 of about 1,048,576 hashes',
    rate: '583 kH/s',
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking your browser' });
    await expect(bar).toHaveAttribute('aria-valuetext', '641,280 of about 1,048,576 hashes');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your browser');
  },
};
export const Unlucky: Story = {
  args: {
    ...Running.args,
    progress: { done: 2_400_000, expected: 1_048_576 },
    progressText: '2,400,000 of about 1,048,576 hashes',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95');
  },
};
export const Passed: Story = {
  args: { state: 'passed', title: 'Browser check passed', time: '1.4 s' },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'Browser check failed',
    children: 'The puzzle expired before it was solved.',
    action: <Button size="small">Try again</Button>,
  },
};
export const Unsupported: Story = {
  args: {
    state: 'unsupported',
    title: 'This browser cannot be checked',
    children: 'It has no WebAssembly. Allow it for this site or use another browser.',
  },
};
export const ThirdParty: Story = {
  args: {
    kind: 'thirdParty',
    title: 'Confirm that you are human',
    box: <div style={{ height: 65, border: '1px dashed currentColor' }} />,
  },
};
export const ThirdPartyPassed: Story = {
  args: { kind: 'thirdParty', state: 'passed', title: 'Browser check passed' },
};
