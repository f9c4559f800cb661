import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Snowflake } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { KitProvider } from '../../provider/KitProvider.tsx';
import { PlainLink, type KitLinkProps } from '../../provider/PlainLink.tsx';
import { guide } from '../../storybook/guide.ts';
import { exampleMatrix, exampleWords, hugeMatrix } from '../shared/example-matrix.ts';
import { ScoreMatrixSkeleton } from './ScoreMatrixSkeleton.tsx';
import { ScoreMatrix, type ScoreMatrixHandle } from './ScoreMatrix.tsx';

const opened = fn();
/** A link that does not navigate but records its address. */
function SpyLink(props: KitLinkProps) {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    opened(props.href);
  };
  return <PlainLink {...props} onClick={onClick} />;
}

const meta = {
  title: 'CTF pieces/ScoreMatrix',
  component: ScoreMatrix,
  subcomponents: { ScoreMatrixSkeleton },
  parameters: guide({
    what: 'A matrix of teams and challenges: who solved what, with bloods, current points and the ranking.',
    when: ['The scoreboard of a game, with up to ten thousand teams.'],
    whenNot: [
      'On a phone: ScoreRows with a ScoreRow for each team.',
      'On a projector: ProjectorBoard.',
      'Any other table: DataTable.',
    ],
    keyboard: [
      ['Tab', 'moves to the matrix, which is one tab stop'],
      ['↑ ↓ ← →', 'move between the cells; a tooltip shows team, challenge, points and time'],
      ['Page Up Page Down', 'move by a page of teams'],
      [
        'Home End',
        'move to the name and the last challenge of a row; with Ctrl to the first and last row',
      ],
      ['Enter', 'opens the team'],
    ],
    writing: [
      'The state of a cell is a word or two: “solved”, “first blood”, “open”.',
      'The tooltip of a solve has points and time: “471 points, Sat 15:00”.',
    ],
  }),
  args: { ...exampleMatrix(24, 40), words: exampleWords },
  decorators: [
    (Story) => (
      <KitProvider link={SpyLink}>
        <div style={{ width: 1328, height: 560 }}>
          <Story />
        </div>
      </KitProvider>
    ),
  ],
} satisfies Meta<typeof ScoreMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

function grid(canvas: { getByRole: (role: string) => HTMLElement }) {
  return canvas.getByRole('grid');
}

function ownRow(element: HTMLElement) {
  return element.querySelector('[data-own]');
}

export const Matrix: Story = {};
export const Compact: Story = {
  args: { ...exampleMatrix(8, 40), compact: true },
  play: async ({ canvas, canvasElement }) => {
    // No empty space between a name and its figures: the score's bar leads from one to the other.
    const row = canvas.getAllByRole('row')[1];
    const team = row?.querySelector('[role=rowheader]')?.getBoundingClientRect();
    const bar = row?.querySelector('[style*="--points"]')?.getBoundingClientRect();
    const solved = row?.querySelector('[aria-colindex="3"]')?.getBoundingClientRect();
    await expect(team?.width).toBeLessThanOrEqual(320);
    await expect((bar?.left ?? 0) - (team?.right ?? 0)).toBeLessThan(40);
    await expect((solved?.left ?? 0) - (bar?.right ?? 0)).toBeLessThan(40);
    await expect(canvasElement.querySelector('[role=grid]')?.scrollWidth).toBeLessThanOrEqual(1328);
  },
};
export const CompactNarrow: Story = {
  args: { ...exampleMatrix(8, 40), compact: true },
  decorators: [
    (Story) => (
      <div style={{ width: 560, height: 400 }}>
        <Story />
      </div>
    ),
  ],
};
export const CellsGrowWithTheRoom: Story = {
  args: exampleMatrix(8, 13),
  play: async ({ canvas }) => {
    const element = grid(canvas);
    const last = () => canvas.getAllByRole('columnheader').at(-1)?.getBoundingClientRect();
    const edge = element.getBoundingClientRect().right;
    await waitFor(() => expect(edge - (last()?.right ?? 0)).toBeLessThan(14));
    await expect(element.scrollWidth).toBe(element.clientWidth);
  },
};
export const CompactOwnRowStaysInSight: Story = {
  args: { ...exampleMatrix(200, 40), compact: true },
  play: async ({ canvas }) => {
    const element = grid(canvas);
    const head = canvas.getAllByRole('columnheader')[0]?.closest('[role=rowgroup]');
    const own = () => ownRow(element)?.getBoundingClientRect().top ?? 0;
    element.scrollTop = 3000;
    // Directly below a header of one line.
    await waitFor(() => expect(own()).toBeCloseTo(head?.getBoundingClientRect().bottom ?? 0, 0));
    element.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = () => element.querySelector('[data-index="199"]');
    await waitFor(() =>
      expect(last()).toHaveAttribute('aria-rowindex', element.getAttribute('aria-rowcount')),
    );
    await waitFor(() =>
      expect(last()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        element.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};
export const FewTeams: Story = { args: exampleMatrix(4, 13) };
export const SignedOut: Story = { args: { ...exampleMatrix(3, 8), ownId: undefined } };

const small = exampleMatrix(6, 13);
/** A frozen scoreboard: later solves of other teams are hidden. */
const frozen = small.teams.map((team) => ({
  ...team,
  solves: new Map(
    [...team.solves].map(([challenge, solve]) =>
      challenge % 4 === 0 && team.id !== small.ownId
        ? ([challenge, { state: 'hidden', note: '' }] as const)
        : ([challenge, solve] as const),
    ),
  ),
}));

export const Frozen: Story = {
  args: {
    ...small,
    teams: frozen,
    notice: <Banner icon={Snowflake}>Frozen since Sun 12:00 until the ceremony.</Banner>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('path[data-state=hidden]')).toBeVisible();
    const element = canvas.getByRole('grid');
    element.focus();
    // Keyboard navigation also announces hidden cells.
    for (let column = 0; column < small.challenges.length; column += 1) {
      await userEvent.keyboard('{ArrowRight}');
      if (canvas.queryByRole('gridcell', { name: 'hidden until the end' })) return;
    }
    throw new Error('No hidden cell was reached');
  },
};
const waiting = frozen.map((team) => {
  const count = [...team.solves.values()].filter(({ state }) => state === 'hidden').length;
  if (team.id === small.ownId) return { ...team, gain: '+358 since' };
  return count > 0 ? { ...team, pending: { count, label: `${count} pending` } } : team;
});
export const FrozenCompact: Story = {
  args: { ...Frozen.args, teams: waiting, compact: true },
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Nobody has scored yet">
      412 teams are in. The first solve starts the chart.
    </EmptyState>
  ),
};

/** The matrix stays left to right; only the content around it is mirrored. */
export const RightToLeft: Story = {
  args: exampleMatrix(6, 60),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const element = grid(canvas);
    element.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(element.scrollLeft).toBeGreaterThan(0));
    const team = canvas.getAllByRole('rowheader')[1]?.getBoundingClientRect();
    await expect(team?.left).toBeLessThan(element.getBoundingClientRect().left + 100);
  },
};

export const Stale: Story = {
  args: {
    ...small,
    notice: (
      <Banner tone="warn" icon={Clock}>
        As of 18:14, retrying in 12 s
      </Banner>
    ),
  },
};

export const ArrowKeysMoveBetweenCells: Story = {
  play: async ({ canvas }) => {
    const element = grid(canvas);
    element.focus();
    const active = () =>
      document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveAttribute('role', 'rowheader'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(active()).toHaveAttribute('aria-colindex', '6');
    await expect(active()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '4');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Knots|Tide Table/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(active()).toHaveAttribute('aria-colindex', '43'));
    await expect(active()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '26');
    opened.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const OwnRowStaysInSight: Story = {
  args: exampleMatrix(200, 40),
  play: async ({ canvas }) => {
    const element = grid(canvas);
    const place = () => ownRow(element)?.getBoundingClientRect().top ?? 0;
    element.scrollTop = 3000;
    await waitFor(() =>
      expect(place()).toBeCloseTo(element.getBoundingClientRect().top + 1 + 116, 0),
    );
  },
};

const large = exampleMatrix(200, 40);

export const OwnRowWaitsAtTheLowerEdge: Story = {
  args: { ...large, ownId: large.teams[150]?.id },
  play: async ({ canvas }) => {
    const element = grid(canvas);
    const edge = element.getBoundingClientRect().top + 1 + element.clientHeight;
    await waitFor(() =>
      expect(ownRow(element)?.getBoundingClientRect().bottom).toBeCloseTo(edge, 0),
    );
  },
};

function Jump({ ...args }: Parameters<typeof ScoreMatrix>[0]) {
  const handle = useRef<ScoreMatrixHandle>(null);
  // Not in the arguments, which Storybook copies to its controls, and only for who opens the story.
  const [board] = useState(() => hugeMatrix(10_000, 100));
  return (
    <>
      <button type="button" onClick={() => handle.current?.reveal(700)}>
        Jump
      </button>
      <ScoreMatrix {...args} {...board} handle={handle} />
    </>
  );
}

export const TenThousandTeamsByAHundredChallenges: Story = {
  render: (args) => <Jump {...args} />,
  play: async ({ canvas }) => {
    const element = grid(canvas);
    await expect(element).toHaveAttribute('aria-rowcount', '10002');
    await expect(element).toHaveAttribute('aria-colcount', '103');
    const elements = () => element.querySelectorAll('*').length;
    await waitFor(() => expect(elements()).toBeGreaterThan(300));
    await expect(elements()).toBeLessThan(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Jump' }));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /Team 700/ })).toBeVisible());
    await expect(elements()).toBeLessThan(1500);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(element.querySelector('[aria-rowindex="10002"] [aria-colindex="103"]')).toBeVisible(),
    );
    await expect(elements()).toBeLessThan(1500);
  },
};

export const Loading: Story = { render: () => <ScoreMatrixSkeleton /> };
