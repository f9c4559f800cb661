import type { Meta, StoryObj } from '@storybook/react-vite';
import { Binoculars, ChevronDown, ChevronUp } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { guide } from '../../storybook/guide.ts';
import {
  exampleNow,
  exampleSeries,
  exampleStart,
  formatMoment,
  formatNumber,
} from '../shared/example-board.ts';
import { StepChart } from '../StepChart/StepChart.tsx';
import { exampleReport } from './example-team.ts';
import { TeamDialog } from './TeamDialog.tsx';
import { TeamReport } from './TeamReport.tsx';

const chart = (
  <StepChart
    series={exampleSeries(4).slice(1)}
    start={exampleStart}
    end={exampleNow}
    height={200}
    label="Score of nullbyte beside Long Splice and the median"
    words={{ now: 'now', team: 'Team', table: 'As a table', chart: 'As a chart' }}
    formatTime={formatMoment}
    formatScore={formatNumber}
  />
);

const meta = {
  title: 'CTF pieces/TeamDialog',
  component: TeamDialog,
  subcomponents: { TeamReport },
  parameters: {
    ...guide({
      what: 'A team’s standing in detail: figures, score over time, categories, members, solves.',
      when: ['A row of the scoreboard was opened; the team is in the address.'],
      whenNot: [
        'A phone: TeamReport as a page.',
        'The viewer’s own team next to the scoreboard: TeamCard.',
        'Names, members and invites: the page of a team.',
      ],
      keyboard: [
        ['Esc', 'closes and returns the focus'],
        ['↑ ↓', 'its page moves to the next team in the ranking'],
        ['t', 'shows the chart as a table'],
      ],
      writing: [
        'A lead can be verified: “+594 on your 3,184”.',
        'The sum in the last row is the score in the header.',
      ],
    }),
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    ...exampleReport,
    open: true,
    onClose: fn(),
    chart,
    actions: (
      <>
        <Button icon={Binoculars}>Watch</Button>
        <IconButton icon={ChevronUp} label="Team above" kbd="↑" />
        <IconButton icon={ChevronDown} label="Team below" kbd="↓" />
      </>
    ),
    foot: (
      <>
        <span>You solved 6 of these too, 4 of them before nullbyte.</span>
        <Link href="#compare">Compare in the chart</Link>
      </>
    ),
  },
} satisfies Meta<typeof TeamDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'nullbyte' });
    const rows = within(dialog).getAllByRole('row');
    const last = rows.at(-1);
    await expect(last).toHaveTextContent('Sum2,641+512,692');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Own: Story = {
  args: {
    own: true,
    name: 'Long Splice',
    figures: exampleReport.figures.slice(0, 3),
    foot: undefined,
  },
};
export const WithoutMembersAndBonus: Story = {
  args: {
    members: [],
    bio: null,
    division: undefined,
    solves: {
      ...exampleReport.solves,
      solves: exampleReport.solves.solves.map((solve) => ({
        ...solve,
        member: undefined,
        bonus: undefined,
      })),
    },
  },
};
export const NothingSolved: Story = {
  args: {
    figures: exampleReport.figures.slice(0, 1),
    chart: undefined,
    members: [],
    categories: exampleReport.categories.map((each) => ({ ...each, share: 0, points: '0' })),
    solves: { ...exampleReport.solves, solves: [] },
    foot: undefined,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
