import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LogText } from './LogText.tsx';

const log = [
  '17:20:11 gundeck: listening on 0.0.0.0:31337',
  '17:20:13 probe ok, 3 ms',
  '17:20:40 WARN slow answer, 840 ms',
  '17:21:02 ERROR bind: address already in use',
  '  at Deck.Scheduler.start (team 318, challenge 11)',
].join('\n');

const long = Array.from(
  { length: 60 },
  (_, index) => `17:${String(index).padStart(2, '0')}:00 probe ok, ${index} ms`,
).join('\n');

const meta = {
  title: 'Data display/LogText',
  component: LogText,
  parameters: guide({
    what: 'The output of a program, line by line, with separate times.',
    when: ['The log of a container, the details of a log entry, the output of a build.'],
    whenNot: [
      'The site’s log with levels, users and filters: DataTable.',
      'Code and commands: CodeBlock.',
    ],
    keyboard: [
      ['Tab', 'moves to the log, then the copy button'],
      ['Arrows, Page Up, Page Down', 'scroll; new lines are followed only at the end'],
    ],
    writing: ['Lines are unchanged; only the label is translated.'],
  }),
  args: { log, label: 'Log of the test container' },
} satisfies Meta<typeof LogText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log', { name: 'Log of the test container' });
    await expect(box.querySelectorAll('time')).toHaveLength(4);
  },
};
export const Empty: Story = { args: { log: '', empty: 'Nothing yet' } };
export const OnlyTheNewest: Story = {
  args: { log: long, maxLines: 5, omitted: (count) => `${count} lines before` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('55 lines before')).toBeVisible();
  },
};

export const Follows: Story = {
  args: { log: long, follow: true, live: true, maxHeight: '120px' },
  render: function Growing(args) {
    const [more, setMore] = useState(0);
    const added = Array.from({ length: more }, (_, index) => `\n18:00:0${index} line`).join('');
    return (
      <Stack gap={8}>
        <LogText {...args} log={args.log + added} />
        <Button onClick={() => setMore(more + 1)}>One more</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log');
    const rest = (): number => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(rest()).toBeLessThanOrEqual(1);
    box.scrollTop = 0;
    // The scroll event is dispatched with the next frame.
    await waitFor(() => expect(box.scrollTop).toBe(0));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(box.scrollTop).toBe(0);
  },
};
