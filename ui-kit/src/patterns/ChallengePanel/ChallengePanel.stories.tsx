import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Repeat } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ErrorRegion } from '../../components/ErrorState/ErrorRegion.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { CloseIcon, LinkIcon, NextIcon, PreviousIcon } from '../../icons.ts';
import { guide } from '../../storybook/guide.ts';
import { AttachmentRow } from '../AttachmentRow/AttachmentRow.tsx';
import { FlagField } from '../FlagField/FlagField.tsx';
import { NextChallenges, SolvedNote } from '../SolvedNote/SolvedNote.tsx';
import { EntryLine } from '../EntryLine/EntryLine.tsx';
import { exampleLife, exampleLifeWords } from '../InstanceBox/example-instance.ts';
import { InstanceBox } from '../InstanceBox/InstanceBox.tsx';
import { ChallengePanelSkeleton } from './ChallengePanelSkeleton.tsx';
import { PanelNote } from './PanelNote.tsx';
import { ChallengePanel, type ChallengePanelProps } from './ChallengePanel.tsx';

const field = (
  <FlagField
    state="idle"
    value="flag{l00se_ends_s1nk_"
    label="Flag of Loose Cannon"
    placeholder="flag{…}"
    action="Submit"
    message="18 of 20 attempts left"
    onValueChange={fn()}
    onSubmit={fn()}
  />
);

const statement = (
  <>
    <p>
      The gun deck’s fire-control service accepts a little more than it should. Connect, find the
      slack in the rope and read <code>/flag</code>.
    </p>
    <AttachmentRow name="loose-cannon.tar.gz" href="#file" fileSize="18.4 KB" />
  </>
);

const meta = {
  title: 'CTF pieces/ChallengePanel',
  component: ChallengePanel,
  subcomponents: { ChallengePanelSkeleton, PanelNote },
  parameters: guide({
    what: 'The open challenge: header, tabs, scrolling content, and the flag field pinned below.',
    when: ['Next to the challenges in wide windows, as a full sheet on phones.'],
    whenNot: ['Editing a challenge: its page for staff shows this only as a preview.'],
    keyboard: [
      ['Tab', 'moves from the header to the tabs, the text and the flag field'],
      ['← →', 'in the tabs: select one'],
    ],
    writing: ['The tabs are “Statement”, “Hints”, “Solvers” and “Tries”.'],
  }),
  args: {
    category: 'Pwn',
    categoryName: 'Pwn',
    kind: 'Dynamic container',
    title: 'Loose Cannon',
    points: '471',
    pointsLabel: 'points',
    solves: '12 solves',
    note: '500 at the start',
    bloods: [
      { place: 1, label: 'First blood', team: 'tern.team', time: 'Sat 15:00' },
      { place: 2, label: 'Second blood', team: 'nullbyte', time: 'Sat 15:51' },
      { place: 3, label: 'Third blood', team: 'Bilge Rats', time: 'Sat 17:24' },
    ],
    children: statement,
    foot: field,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', height: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChallengePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Loose Cannon' })).toBeVisible();
  },
};
export const NobodyYet: Story = {
  args: {
    title: 'Keelhaul',
    points: '500',
    solves: 'no solves',
    note: undefined,
    bloods: [
      { place: 1, label: 'First blood', team: 'still open', open: true },
      { place: 2, label: 'Second blood', team: 'still open', open: true },
      { place: 3, label: 'Third blood', team: 'still open', open: true },
    ],
  },
};
export const Solved: Story = {
  args: {
    solved: 'Solved',
    solves: '13 solves',
    children: (
      <>
        <SolvedNote award="+471 points" lines={['13th of 412 teams, by you at 18:18:04.']} />
        <NextChallenges
          title="Next unsolved"
          challenges={[
            {
              id: 8,
              title: 'Heap of Rope',
              category: 'Pwn',
              reason: 'same category',
              points: '494',
              href: '#8',
            },
          ]}
        />
        {statement}
      </>
    ),
    foot: (
      <FlagField
        state="solved"
        value="flag{l00se_ends_s1nk_c4e91f07ab23}"
        label="Flag of Loose Cannon"
        action="Submit"
        award="+471"
        message="Accepted, third try"
        onValueChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
};
export const LongTitle: Story = {
  args: { title: 'A challenge whose title needs more than the one line that most of them need' },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
function quiet(state: 'idle' | 'closed', action: string, message: string) {
  return (
    <FlagField
      quiet
      state={state}
      value=""
      label="Flag of Loose Cannon"
      placeholder={state === 'closed' ? 'Closed Sun 13:00' : 'flag{…}'}
      action={action}
      message={message}
      onValueChange={fn()}
      onSubmit={fn()}
    />
  );
}

export const Loading: Story = {
  render: () => <ChallengePanelSkeleton label="Loading Loose Cannon" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: {
    bloods: [],
    foot: undefined,
    children: (
      <ErrorRegion
        title="Could not load the statement"
        request="Request 0HN7-4C31:0007"
        onRetry={fn()}
      >
        The server answered 502.
      </ErrorRegion>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load the statement')).toBeVisible();
  },
};
export const Closed: Story = {
  args: {
    note: 'final',
    banner: <PanelNote icon={Lock}>Closed Sun 13:00, with the game</PanelNote>,
    foot: quiet('closed', 'Submit', 'The game has ended'),
  },
};
export const Practice: Story = {
  args: {
    note: 'final',
    banner: (
      <PanelNote icon={Repeat} tone="info">
        Practice: flags are checked, nothing counts
      </PanelNote>
    ),
    foot: quiet('idle', 'Check', 'Practice does not count'),
  },
};
export const PreviewForAuthors: Story = {
  args: { preview: 'Preview', bloods: [], solves: 'no solves' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toHaveAttribute('inert');
  },
};
export const WithInstance: Story = {
  args: {
    foot: (
      <>
        <InstanceBox
          look="row"
          state="running"
          label="Instance of Loose Cannon"
          title={<EntryLine lines="nc 10.20.4.7 31337" copyLabel="Copy the entry" />}
          note="ends 19:30 CET"
          life={exampleLife(4330)}
          lifeWords={exampleLifeWords}
          extend={{
            label: 'Extend',
            hint: 'from 10 min left',
            action: 'Extend +120 min',
            onExtend: fn(),
          }}
        />
        {field}
      </>
    ),
  },
};

const actions = (
  <>
    <IconButton size="small" icon={PreviousIcon} label="Previous challenge" kbd="[" />
    <IconButton size="small" icon={NextIcon} label="Next challenge" kbd="]" />
    <IconButton size="small" icon={LinkIcon} label="Copy the link" />
    <IconButton size="small" icon={CloseIcon} label="Close" kbd="esc" />
  </>
);

const tabItems = [
  { value: 'statement', label: 'Statement' },
  { value: 'hints', label: 'Hints', count: { value: 2, label: '2 new hints', hot: true } },
  { value: 'solvers', label: 'Solvers', count: { value: 12, label: '12 solvers' } },
  { value: 'tries', label: 'Tries', count: { value: 2, label: '2 tries' } },
] as const;

function WithViews(props: ChallengePanelProps) {
  const [view, setView] = useState<(typeof tabItems)[number]['value']>('statement');
  return (
    <ChallengePanel
      {...props}
      tabs={
        <Tabs
          id="panel"
          label={props.title}
          size="large"
          items={tabItems}
          value={view}
          onValueChange={setView}
        />
      }
    >
      <TabPanel tabs="panel" value={view}>
        {view === 'statement' ? statement : tabItems.find(({ value }) => value === view)?.label}
      </TabPanel>
    </ChallengePanel>
  );
}

export const TabsAndActions: Story = {
  args: { actions },
  render: (args) => <WithViews {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Solvers/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Solvers');
    await userEvent.click(canvas.getByRole('tab', { name: 'Statement' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('fire-control');
  },
};

/** On a phone: the sheet's head has the category and the buttons. */
export const InASheet: Story = {
  args: { inSheet: true },
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: (args) => (
    <Sheet open flush title="Pwn" onClose={fn()} actions={actions}>
      <WithViews {...args} />
    </Sheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Pwn' });
    await expect(within(sheet).getByRole('heading', { name: 'Loose Cannon' })).toBeVisible();
    await expect(within(sheet).getByRole('textbox')).toBeVisible();
  },
};
