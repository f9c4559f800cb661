import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { guide } from '../../storybook/guide.ts';
import { LogDetail } from './LogDetail.tsx';
import { LogTable, type LogLine } from './LogTable.tsx';
import { LogLevelMark } from './LogLevelMark.tsx';

const lines: readonly LogLine[] = [
  {
    id: '1',
    level: 'Information',
    levelLabel: 'Info',
    time: '18:17:49.204',
    source: 'submission',
    message: 'Flag rejected for Sextant (team Halogen), 3 attempts',
    user: 'argon',
    address: '84.212.7.61',
  },
  {
    id: '2',
    level: 'Warning',
    levelLabel: 'Warning',
    time: '18:17:31.118',
    source: 'cheat',
    message: 'Flag of team Tidal Lock sent by team Undertow for Loose Cannon',
    user: 'riptide',
    address: '45.83.1.200',
  },
  {
    id: '3',
    level: 'Error',
    levelLabel: 'Error',
    time: '18:16:22.871',
    source: 'container',
    message: 'Container start failed: port 31337 already allocated on node deck-2',
  },
  {
    id: '4',
    level: 'Fatal',
    levelLabel: 'Fatal',
    time: '18:16:20.402',
    source: 'container',
    message: 'The engine does not answer',
  },
];

const detail = (
  <LogDetail
    label="Text of the line"
    text={'bind: address already in use\n  node   deck-2.harbour.example\n  attempt  3 of 3'}
    facts={[
      { label: 'Request', value: '0HN7-4C2E:0041' },
      { label: 'Seen', value: '4 times since 17:40' },
    ]}
    actions={<Button size="small">Only like this</Button>}
  />
);

const meta = {
  title: 'CTF pieces/LogTable',
  component: LogTable,
  subcomponents: { LogDetail, LogLevelMark },
  args: {
    label: 'Log, newest first',
    lines,
    sort: { column: 'time', direction: 'descending' },
    onSortChange: () => undefined,
    words: {
      time: 'Time, CET',
      level: 'Level',
      source: 'Source',
      message: 'Message',
      user: 'User',
      address: 'IP',
      none: '–',
    },
  },
  parameters: guide({
    what: 'The server’s log; a line expands with its text and details.',
    when: ['Staff look for the cause of a problem.'],
    whenNot: ['Events of a game: MonitorEvents.', 'A container’s log: TestContainer.'],
    keyboard: [
      ['j k ↑ ↓', 'move between the rows'],
      ['Enter', 'expands a line'],
    ],
    writing: ['The message is the server’s, in English; an expanded line shows all of it.'],
  }),
} satisfies Meta<typeof LogTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = { args: { currentId: '3' } };
export const OpensInPlace: Story = {
  render: (args) => {
    const [expanded, onChange] = useState<ReadonlySet<string>>(new Set());
    return (
      <LogTable
        {...args}
        expansion={{
          expanded,
          onChange,
          rowLabel: ({ time }) => `Details of ${time}`,
          content: () => detail,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of 18:16:22.871' }));
    await expect(canvas.getByRole('log', { name: 'Text of the line' })).toHaveTextContent(
      'address already in use',
    );
  },
};
export const Loading: Story = { args: { lines: [], loadingRows: 6 } };
export const Empty: Story = {
  args: { lines: [], empty: <EmptyState title="Nothing like this was said" /> },
};
