import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { guide } from '../../storybook/guide.ts';
import { exampleSubmissions } from './example-submissions.ts';
import { StreamStatus } from './StreamStatus.tsx';
import { SubmissionStream } from './SubmissionStream.tsx';

const [newest, ...older] = exampleSubmissions;

const meta = {
  title: 'CTF pieces/SubmissionStream',
  component: SubmissionStream,
  subcomponents: { StreamStatus },
  args: {
    label: 'Submissions, newest first',
    submissions: exampleSubmissions,
    currentId: '18:17:31',
    rowHref: ({ id }) => `#${id}`,
    onShowNews: fn(),
    onPauseToggle: fn(),
    onHover: fn(),
    words: {
      result: 'Result',
      time: 'Time, CET',
      team: 'Team',
      user: 'User',
      challenge: 'Challenge',
      flag: 'Flag',
      attempt: 'Try',
      solve: 'Solve',
      masked: 'hidden',
    },
  },
  parameters: guide({
    what: 'Submissions, newest first; new rows wait behind a bar.',
    when: ['Staff watch a game.'],
    whenNot: ['A team’s own attempts: AttemptList.', 'All events: MonitorEvents.'],
    keyboard: [
      ['j k ↑ ↓', 'move between the rows'],
      ['.', 'shows the waiting rows'],
      ['Space', 'pauses or resumes'],
    ],
    writing: [
      'The status is “Paused at 18:17:49 CET”, the button says what it does: “Resume”.',
      'The bar has the number and the time: “12 new since 18:17:49, show”.',
    ],
  }),
} satisfies Meta<typeof SubmissionStream>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'hidden' }).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/flag\{sextant/)).toBeNull();
  },
};

export const NewRowsWait: Story = {
  render: (args) => {
    const [waiting, setWaiting] = useState(true);
    return (
      <SubmissionStream
        {...args}
        submissions={waiting || !newest ? older : [newest, ...older]}
        news={waiting ? '1 new since 18:17:42, show' : undefined}
        onShowNews={() => {
          setWaiting(false);
          args.onShowNews();
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Halogen')).toBeNull();
    canvas.getByRole('link', { name: /Cheat/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onPauseToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('.');
    await expect(args.onShowNews).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/Halogen/)).toBeInTheDocument();
  },
};

export const WithoutCounts: Story = {
  args: {
    words: {
      result: 'Result',
      time: 'Time, CET',
      team: 'Team',
      user: 'User',
      challenge: 'Challenge',
      flag: 'Flag',
      masked: 'hidden',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Try' })).toBeNull();
  },
};
export const FlagsShown: Story = { args: { flagsShown: true } };
export const Loading: Story = { args: { submissions: [], loadingRows: 6 } };
export const Stale: Story = {
  args: {
    stale: (
      <Banner tone="warn" edge>
        No news since 18:17:49. Trying again.
      </Banner>
    ),
  },
};
export const Empty: Story = {
  args: {
    submissions: [],
    empty: <EmptyState title="Nothing sent yet">Submissions appear here at once.</EmptyState>,
  },
};
export const Status: Story = {
  render: () => (
    <Stack gap={8} align="start">
      <StreamStatus paused={false} label="Live" />
      <StreamStatus paused label="Paused at 18:17:49 CET" />
    </Stack>
  ),
};
