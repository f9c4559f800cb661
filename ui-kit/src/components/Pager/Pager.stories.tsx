import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { PageSize } from './PageSize.tsx';
import { CursorPager, Pager } from './Pager.tsx';

const meta = {
  title: 'Controls/Pager',
  component: Pager,
  subcomponents: { PageSize, CursorPager },
  parameters: guide({
    what: 'Links to the pages of a list: by number, or to the next and previous page.',
    when: [
      'Tables for staff, posts: lists whose pages have an address.',
      'CursorPager where the total is unknown: logs, submissions.',
    ],
    whenNot: ['Short or virtualised lists: show all items.', 'Pages of a projector: PageDots.'],
    keyboard: [
      ['Tab', 'moves between the links'],
      ['Enter', 'opens the page'],
    ],
    writing: ['The note has the shown rows and the total: “1–50 of 1,284”.'],
  }),
  args: {
    label: 'Pages of users',
    page: 1,
    pages: 26,
    href: (page) => `#page=${page}`,
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page=2');
  },
};
export const Middle: Story = { args: { page: 12 } };
export const Last: Story = {
  args: { page: 26 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
export const Few: Story = { args: { page: 2, pages: 4 } };

const onSize = fn();

export const WithNoteAndSize: Story = {
  args: {
    note: '1–50 of 1,284',
    pageSize: <PageSize label="Rows per page" value={50} onValueChange={onSize} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '100' }));
    await expect(onSize).toHaveBeenLastCalledWith(100);
  },
};

export const Cursor: Story = {
  render: () => (
    <CursorPager label="Pages of the log" previous={undefined} next="#before=812" note="Newest" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#before=812');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};
