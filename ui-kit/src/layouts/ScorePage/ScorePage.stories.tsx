import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { ScorePage } from './ScorePage.tsx';

const meta = {
  title: 'Layouts/ScorePage',
  component: ScorePage,
  parameters: guide({
    what: 'A scoreboard: filters, the chart, and the table in the remaining height of the window.',
    when: ['The scoreboard of a game.'],
    whenNot: ['Other tables: a FilterBar and a DataTable in the page.'],
    writing: [
      'It has no texts; the name of the table contains the game: “Scoreboard of Harbour CTF 2026”.',
    ],
  }),
  args: {
    table: 'fill',
    bar: <SearchField label="Find a team" value="" onValueChange={fn()} kbd="/" />,
    chart: <Skeleton shape="block" height="140px" />,
    children: Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="row" />),
  },
} satisfies Meta<typeof ScorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fills: Story = {};
export const WithoutChart: Story = { args: { chart: null } };
export const Flows: Story = {
  args: { table: 'flow' },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
