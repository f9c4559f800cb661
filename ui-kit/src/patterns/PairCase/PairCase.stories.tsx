import type { Meta, StoryObj } from '@storybook/react-vite';
import { Binoculars, Check, CircleSlash, Printer } from 'lucide-react';
import { expect } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmPopover } from '../../components/Popover/ConfirmPopover.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { guide } from '../../storybook/guide.ts';
import { Lanes } from '../Lanes/Lanes.tsx';
import { ParticipationBadge } from '../ParticipationBadge/ParticipationBadge.tsx';
import { SignalList } from '../SignalList/SignalList.tsx';
import { exampleLanes, exampleSignals } from './example-pairs.ts';
import { CaseRecords } from './CaseRecords.tsx';
import { PairCase } from './PairCase.tsx';
import { PairState } from './PairState.tsx';

const accepted = <ParticipationBadge status="Accepted" label="Accepted" />;
const actions = (
  <>
    <Button variant="ghost" icon={Binoculars}>
      Watch
    </Button>
    <Button variant="ghost" icon={Check}>
      Clear
    </Button>
    <ConfirmPopover
      title="Suspend Undertow?"
      effect="Rank 24 and 1,266 points go; 388 teams move up."
      confirm="Suspend Undertow"
      cancel="Cancel"
      destructive
      onConfirm={() => undefined}
      trigger={(props) => (
        <Button {...props} variant="danger" icon={CircleSlash}>
          Suspend Undertow…
        </Button>
      )}
    />
  </>
);

const meta = {
  title: 'CTF pieces/PairCase',
  component: PairCase,
  subcomponents: { PairState, CaseRecords },
  args: {
    title: 'Undertow sent flags of Tidal Lock',
    facts: '2 incidents in 2 challenges, first 17:34, last 18:17 CET',
    state: <PairState state="new" label="New" />,
    evidence: <Button icon={Printer}>Evidence</Button>,
    owner: {
      name: 'Tidal Lock',
      detail: 'Open · 4 members',
      status: accepted,
      figures: [
        { label: 'rank', value: '#61' },
        { label: 'points', value: '842' },
        { label: 'solved', value: '5' },
        { label: 'sent', value: '0' },
      ],
    },
    sender: {
      name: 'Undertow',
      detail: 'Student · 5 members',
      status: accepted,
      figures: [
        { label: 'rank', value: '#24' },
        { label: 'points', value: '1,266' },
        { label: 'solved', value: '7' },
        { label: 'foreign flags', value: '2' },
      ],
    },
    arrowLabel: 'sent on by',
    timeline: { title: 'What happened when', content: <Lanes {...exampleLanes} /> },
    signals: {
      title: 'Signals',
      note: 'hints, not verdicts',
      content: (
        <SignalList
          label="Signals"
          signals={exampleSignals}
          words={{ strong: 'strong', some: 'some' }}
        />
      ),
    },
    notes: {
      title: 'Notes',
      content: (
        <>
          <CaseRecords
            label="Notes"
            records={[
              {
                id: 1,
                text: 'riptide and sluice share a flat.\nAsked both captains at 17:50.',
                detail: 'harbourmaster, Fri 18:20',
              },
            ]}
            empty="No notes yet."
          />
          <TextArea aria-label="New note" rows={3} />
        </>
      ),
    },
    kept: {
      title: 'Evidence',
      note: 'copies',
      actions: <Button size="small">Add evidence…</Button>,
      content: <CaseRecords label="Evidence" records={[]} empty="Nothing kept yet." />,
    },
    subject: (
      <>
        <strong>Undertow, rank 24, 1,266 points</strong>
        <br />
        Tidal Lock and both at once are in the menu
      </>
    ),
    actions,
  },
  parameters: guide({
    what: 'Two teams with the same flag: the teams, a timeline of events, further evidence.',
    when: ['A flag that was generated for one team was submitted by another.'],
    whenNot: ['One team alone: CaseHeader with CaseDecision.'],
    keyboard: [['Tab', 'moves to the notes, then the actions in the bar']],
    writing: [
      'The title is a sentence: “Undertow sent flags of Tidal Lock”.',
      'The confirmation lists the effect in numbers.',
    ],
  }),
} satisfies Meta<typeof PairCase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas }) => {
    const teams = canvas.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
    await expect(teams).toEqual(expect.arrayContaining(['Tidal Lock', 'Undertow']));
    await expect(teams.indexOf('Tidal Lock')).toBeLessThan(teams.indexOf('Undertow'));
  },
};
export const Watching: Story = {
  args: { state: <PairState state="watching" label="Watching" /> },
};
export const Cleared: Story = {
  args: {
    state: <PairState state="cleared" label="Cleared" />,
    actions: <Button icon={Binoculars}>Open again</Button>,
  },
};
export const Suspended: Story = {
  args: {
    state: <PairState state="suspended" label="Suspended" />,
    actions: <Button>Take back</Button>,
  },
};
export const Confirmed: Story = {
  args: {
    state: <PairState state="confirmed" label="Confirmed" />,
    decision: <Banner>Confirmed by harbourmaster, Fri 18:20: both captains have told us.</Banner>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Notes' })).toHaveTextContent('share a flat');
    await expect(canvas.getByText('Nothing kept yet.')).toBeVisible();
  },
};
/** Monitors decide nothing. */
export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/rank 24/)).toBeNull();
  },
};
export const WithoutSignals: Story = {
  args: {
    signals: {
      title: 'Signals',
      content: (
        <SignalList
          label="Signals"
          signals={[]}
          words={{ strong: 'strong', some: 'some' }}
          empty="Nothing but the flag itself."
        />
      ),
    },
  },
};
