import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Icon } from '../../icons/Icon.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { List, ListRow } from './List.tsx';

const press = fn();

const meta = {
  title: 'Data display/List',
  component: List,
  subcomponents: { ListRow },
  parameters: guide({
    what: 'Rows with hairlines between them, as text, links or buttons.',
    when: ['Items of one kind with a line or two each.'],
    whenNot: [
      'Several columns: DataTable.',
      'People, teams and pages with an icon and details: ItemList.',
    ],
    keyboard: [
      ['Enter', 'follows or presses a row'],
      ['Tab', 'moves between the rows'],
    ],
    writing: ['The title is the name; the detail is one line.'],
  }),
  args: {
    label: 'Games',
    children: [
      <ListRow
        key="a"
        title="Harbour CTF 2026"
        detail="412 teams"
        end="live"
        href="#12"
        selected
      />,
      <ListRow key="b" title="Lighthouse Open 2026" detail="begins in 5 d" href="#20" />,
      <ListRow key="c" title="Dry Dock Training 4" detail="ended" href="#8" muted />,
    ],
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Wrapped: Story = {
  args: {
    children: [
      <ListRow
        key="a"
        wrap
        title="Left out: the file is not valid YAML."
        detail="is no YAML: Nested mappings are not allowed in compact mappings at line 3, column 14, of a file with a long name"
      />,
    ],
  },
};

export const Buttons: Story = {
  args: {
    children: [
      <ListRow key="a" start={<Icon icon={Flag} />} title="Web" end="7" onPress={press} />,
      <ListRow key="b" start={<Icon icon={Flag} />} title="Pwn" end="5" onPress={press} selected />,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Web/ }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  args: { children: <ListRow title="linnea" detail="Captain" end="since 2024" /> },
};
export const OneLine: Story = {
  args: { children: [<ListRow key="a" title="Web" end="7" />, <ListRow key="b" title="Pwn" />] },
};
export const TwoLines: Story = {
  args: {
    children: [
      <ListRow key="a" title="linnea" detail="Captain" end="since 2024" href="#a" />,
      <ListRow key="b" title="marlow" detail="Member" end="since 2025" href="#b" selected />,
    ],
  },
};
export const Loading: Story = {
  args: { loadingRows: 4, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Games' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: {
    children: [],
    empty: <EmptyState title="No games yet">Posts say when one is announced.</EmptyState>,
  },
};
