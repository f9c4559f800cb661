import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { guide } from '../../storybook/guide.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { CaptureBrowser } from './CaptureBrowser.tsx';
import { CaptureFiles } from './CaptureFiles.tsx';

const challenges = [
  { name: 'Bilge Pump', end: ['55 teams', '2.9 GB'] },
  { name: 'Loose Cannon', end: ['38 teams', '4.1 GB'] },
  { name: 'Keelhaul', end: ['9 teams', '402 MB'] },
].map((each) => ({
  ...each,
  id: each.name,
  start: <CategoryFlag category="Pwn" label="Pwn" size={16} />,
}));
const teams = [
  { name: 'tern.team', end: ['31 files', '212 MB'] },
  { name: 'Tidal Lock', end: ['14 files', '73 MB'] },
  { name: 'Undertow', end: ['none', '–'], disabled: true },
].map((each) => ({ ...each, id: each.name, start: <Avatar name={each.name} kind="team" /> }));
const files = [
  { id: '1', captured: '18:02:16', name: 'T170216Z-9c41.pcap', length: '11 min', size: '4.8 MB' },
  { id: '2', captured: '17:44:03', name: 'T164403Z-9c41.pcap', length: '18 min', size: '6.1 MB' },
];

interface BrowserProps {
  /** Id of the challenge that is open first; without one, no challenge is selected. */
  challenge?: string;
  /** Id of the team that is open first. */
  team?: string;
  /** Id of the file that is open first. */
  file?: string;
}

function Browser(start: BrowserProps) {
  const [challenge, setChallenge] = useState(start.challenge ?? null);
  const [team, setTeam] = useState(start.team ?? null);
  const [file, setFile] = useState(start.file);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const back = (to: string): void => {
    if (to === 'challenges') setChallenge(null);
    else if (to === 'teams') setTeam(null);
    else setFile(undefined);
  };
  return (
    <CaptureBrowser
      onBack={back}
      back="Back"
      columns={[
        {
          id: 'challenges',
          label: 'Challenges',
          head: 'Challenges, 15.8 GB',
          options: challenges,
          selected: challenge,
          onSelect: setChallenge,
          onEnter: true,
        },
        {
          id: 'teams',
          label: 'Teams',
          head: 'Teams',
          options: challenge === null ? [] : teams,
          selected: team,
          onSelect: setTeam,
          onEnter: true,
          empty: 'Choose a challenge.',
        },
      ]}
      files={{
        label: 'Files',
        head: <Button size="small">Download all</Button>,
        content: (
          <CaptureFiles
            label={`Captures of ${team ?? 'no team'}`}
            files={team === null ? [] : files}
            openId={file}
            href={(id) => `#${id}`}
            selection={{
              selected,
              onChange: setSelected,
              rowLabel: ({ name }) => `Select ${name}`,
              allLabel: 'Select all',
            }}
            words={{ captured: 'Captured, CET', name: 'File', length: 'Length', size: 'Size' }}
            empty={<EmptyState title="Choose a team" />}
          />
        ),
      }}
      preview={
        file === undefined ? undefined : { label: 'Content of the file', content: <p>{file}</p> }
      }
    />
  );
}

const meta = {
  title: 'CTF pieces/CaptureBrowser',
  component: Browser,
  subcomponents: { CaptureBrowser, CaptureFiles },
  parameters: guide({
    what: 'A browser for captured traffic: challenges, teams, files and their content.',
    when: ['Staff look for the traffic of a team.'],
    whenNot: ['Lists without files: ColumnTree.'],
    keyboard: [
      ['↑ ↓ Home End, letters', 'move in a list; letters find options by the start of their name'],
      ['Enter', 'opens'],
      ['← →', 'move to the previous list, the next list, the files'],
    ],
    writing: ['Two details per row: number and size.'],
  }),
} satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const TeamOpen: Story = {
  args: { challenge: 'Loose Cannon', team: 'Tidal Lock' },
  play: async ({ canvas }) => {
    const list = canvas.queryByRole('listbox', { name: 'Teams' });
    const first = canvas.getByRole('link', { name: /18:02:16/ });
    if (list) {
      list.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(list).toHaveFocus();
      return;
    }
    // Narrow windows show only the files, with a back link to the teams.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('listbox', { name: 'Teams' })).toBeVisible();
  },
};
export const FileOpen: Story = {
  args: { challenge: 'Loose Cannon', team: 'Tidal Lock', file: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Content of the file' })).toBeVisible();
  },
};
