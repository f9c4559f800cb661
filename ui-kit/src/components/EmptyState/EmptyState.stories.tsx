import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link2, UserSearch } from 'lucide-react';
import { guide } from '../../storybook/guide.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { MissingFlag, RaisedFlag } from '../../patterns/PoleFlag/PoleFlag.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: guide({
    what: 'Shown instead of a list or a table without items.',
    when: [
      'No items yet: says why and offers the first step.',
      'Nothing found: repeats the search and offers to clear the filter.',
    ],
    whenNot: [
      'Still loading: Skeleton. Failed: ErrorState.',
      'A whole page that does not exist: NotFound.',
    ],
    keyboard: [['Tab', 'moves through its actions']],
    writing: [
      'The title says what is missing: “No applications yet”. The text says how to change it.',
    ],
  }),
  args: {
    figure: <MissingFlag />,
    title: 'No applications yet',
    children: 'Teams that ask to join appear here at once.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    actions: (
      <Button size="small" icon={Link2}>
        Copy the join link
      </Button>
    ),
  },
};

export const NothingFound: Story = {
  args: {
    title: 'No challenge matches “sextnat”',
    children: 'Did you mean Sextant? Two filters are on.',
    actions: <Button size="small">Clear filters</Button>,
  },
};

export const WithoutAction: Story = {};

/** An icon where the missing flag would make no sense. */
export const WithAnIcon: Story = {
  args: {
    figure: <Icon icon={UserSearch} size={24} />,
    title: 'Nobody has this name',
    children: 'Names and addresses are searched.',
  },
};

export const Pole: Story = {
  args: {
    title: 'Nobody has scored yet',
    children: '412 teams are in. The first solve starts the chart.',
  },
};
export const AllDone: Story = {
  args: {
    figure: <RaisedFlag />,
    title: 'All 13 solved ones are hidden',
    children: '27 are left in other categories.',
    actions: (
      <>
        <Button size="small">Show solved</Button>
        <Button size="small" variant="ghost">
          All categories
        </Button>
      </>
    ),
  },
};
export const Page: Story = {
  args: {
    fills: 'page',
    figure: <MissingFlag />,
    title: 'No games yet',
    children: 'The organisers have not announced one. Posts say when it does.',
    actions: <Button>Read the posts</Button>,
  },
};
