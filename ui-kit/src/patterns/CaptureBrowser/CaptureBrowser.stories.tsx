import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { guide } from '../../storybook/guide.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { CaptureBrowser } from './CaptureBrowser.tsx';
import { CaptureColumn, type CaptureOption } from './CaptureColumn.tsx';

const challenges: readonly CaptureOption[] = [
  ['Bilge Pump', '55 teams', '2.9 GB'],
  ['Loose Cannon', '38 teams', '4.1 GB'],
  ['Keelhaul', '9 teams', '402 MB'],
].map(([label = '', teams = '', size = '']) => ({
  id: label,
  label,
  facts: [teams, size],
  start: <CategoryFlag category="Pwn" label="Pwn" size={16} />,
}));
const teams: readonly CaptureOption[] = [
  ['tern.team', '31 files', '212 MB'],
  ['Tidal Lock', '14 files', '73 MB'],
  ['Undertow', 'none', '–'],
].map(([label = '', files = '', size = '']) => ({
  id: label,
  label,
  facts: [files, size],
  muted: files === 'none',
  start: <Avatar name={label} kind="team" />,
}));
const files: readonly CaptureOption[] = [
  ['18:02:16', '11 min', '4.8 MB'],
  ['17:44:03', '18 min', '6.1 MB'],
].map(([label = '', length = '', size = '']) => ({
  id: label,
  label,
  mono: true,
  facts: [length, size],
}));

const Browser = ({ open: [first, second, third] = [] }: { open?: readonly string[] }) => {
  const [challenge, setChallenge] = useState(first);
  const [team, setTeam] = useState(second);
  const [file, setFile] = useState(third);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const setters: Record<string, (id: undefined) => void> = {
    challenges: setChallenge,
    teams: setTeam,
    files: setFile,
  };
  return (
    <div style={{ height: 420 }}>
      <CaptureBrowser
        onBack={(column) => setters[column]?.(undefined)}
        backLabel={(column) => `Back to ${column}`}
        preview={file && <p>{file}</p>}
        columns={[
          {
            id: 'challenges',
            label: 'Challenges',
            note: '15.8 GB',
            options: challenges,
            openId: challenge,
            onOpen: setChallenge,
          },
          {
            id: 'teams',
            label: 'Teams',
            options: challenge === undefined ? [] : teams,
            openId: team,
            onOpen: setTeam,
            empty: <EmptyState title="Choose a challenge" />,
          },
          {
            id: 'files',
            label: 'Files',
            tools: <Button size="small">Download all</Button>,
            options: team === undefined ? [] : files,
            openId: file,
            onOpen: setFile,
            checked,
            onCheckedChange: setChecked,
            empty: <EmptyState title="Choose a team" />,
          },
        ]}
      />
    </div>
  );
};

const meta = {
  title: 'CTF pieces/CaptureBrowser',
  component: Browser,
  parameters: guide({
    what: 'Captured traffic in columns: challenges, their teams, their files.',
    when: ['Staff look for the traffic of a team.'],
    whenNot: ['One level: List or DataTable.'],
    keyboard: [
      ['↑ ↓ Home End', 'walk a column'],
      ['← →', 'go to the column before, open and go on'],
      ['Enter', 'opens'],
      ['Space', 'marks a file'],
      ['Letters', 'find by the beginning of the name'],
    ],
    writing: ['Two facts per row: how many, how much.'],
  }),
} satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const FileOpen: Story = { args: { open: ['Loose Cannon', 'Tidal Lock', '18:02:16'] } };
export const BackByStep: Story = {
  args: { open: ['Loose Cannon', 'Tidal Lock'] },
  play: async ({ canvas }) => {
    const back = canvas.queryByRole('button', { name: 'Back to Teams' });
    // On a wide window all columns stand side by side.
    if (!back) return;
    await expect(canvas.queryByRole('listbox', { name: 'Challenges' })).toBeNull();
    await userEvent.click(back);
    await expect(canvas.getByRole('listbox', { name: 'Teams' })).toBeVisible();
  },
};

const onOpen = fn();
const onLeave = fn();
const onCheckedChange = fn();

export const Keys: Story = {
  render: () => (
    <CaptureColumn
      ref={null}
      label="Challenges"
      options={challenges}
      openId="Bilge Pump"
      onOpen={onOpen}
      checked={new Set()}
      onCheckedChange={onCheckedChange}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Challenges' });
    const active = () => {
      const id = list.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    };
    list.focus();
    await userEvent.keyboard('k');
    await expect(active()).toContain('Keelhaul');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('Loose Cannon');
    await userEvent.keyboard(' ');
    await expect(onCheckedChange).toHaveBeenLastCalledWith(new Set(['Loose Cannon']));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(onLeave.mock.calls).toEqual([[1], [-1]]);
  },
};
export const Loading: Story = {
  render: () => (
    <CaptureColumn
      ref={null}
      label="Challenges"
      options={[]}
      onOpen={onOpen}
      loading
      onLeave={onLeave}
    />
  ),
};
