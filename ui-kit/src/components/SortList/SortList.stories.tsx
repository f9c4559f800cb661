import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Text } from '../Text/Text.tsx';
import { moved } from './sort-order.ts';
import { SortList, type SortListProps } from './SortList.tsx';
import { SortHandle } from './SortHandle.tsx';

function Hints(args: SortListProps<string>) {
  const [items, setItems] = useState(args.items);
  return (
    <SortList
      {...args}
      items={items}
      onMove={(from, to) => {
        args.onMove(from, to);
        setItems(moved(items, from, to));
      }}
    />
  );
}

const meta = {
  title: 'Controls/SortHandle',
  component: SortList<string>,
  subcomponents: { SortHandle },
  parameters: guide({
    what: 'A list that can be sorted: each row has a handle and two buttons.',
    when: ['Lists with a meaningful order: hints, challenges of a category, pinned posts.'],
    whenNot: ['Sorting by a column: DataTable.'],
    keyboard: [
      ['Space, Enter', 'on a handle: lift and drop the row'],
      ['↑ ↓ Home End', 'move the lifted row'],
      ['Esc', 'cancels the move'],
      ['Alt ↑ ↓', 'move a row without lifting it'],
    ],
    writing: [
      'The name of the handle contains the item: “Move Pull the rope”.',
      'A move is announced with the place: “Pull the rope, 2 of 3”.',
    ],
  }),
  args: {
    label: 'Hints',
    items: ['Look at the rope', 'Pull the rope', 'Cut the rope'],
    rowKey: (item) => item,
    name: (item) => item,
    onMove: fn(),
    words: {
      handle: (name) => `Move ${name}`,
      up: (name) => `Move ${name} up`,
      down: (name) => `Move ${name} down`,
      lifted: (name) => `${name} is in hand. Arrows move it, Space puts it down, Escape back.`,
      moved: (name, place, count) => `${name}, ${place} of ${count}`,
      dropped: (name) => `${name} is put down`,
      cancelled: (name) => `${name} is back`,
    },
    children: (item) => <Text>{item}</Text>,
  },
  render: (args) => <Hints {...args} />,
} satisfies Meta<typeof SortList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function order(canvasElement: HTMLElement) {
  return within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

function handle(canvasElement: HTMLElement, name: string) {
  return within(canvasElement).getByRole('button', { name: `Move ${name}` });
}

export const Rest: Story = {};

export const ByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole('status');
    handle(canvasElement, 'Look at the rope').focus();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent('in hand');
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('Look at the rope, 2 of 3');
    await expect(handle(canvasElement, 'Look at the rope')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2);
    await userEvent.keyboard('{Escape}');
    await expect(order(canvasElement)).toEqual([
      'Look at the rope',
      'Pull the rope',
      'Cut the rope',
    ]);
    await expect(status).toHaveTextContent('is back');
  },
};

export const WithoutLifting: Story = {
  play: async ({ canvasElement }) => {
    handle(canvasElement, 'Cut the rope').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(order(canvasElement)[1]).toBe('Cut the rope');
    await expect(handle(canvasElement, 'Cut the rope')).toHaveFocus();
  },
};

export const ByButton: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Pull the rope up' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 0);
    await expect(canvas.getByRole('button', { name: 'Move Pull the rope up' })).toBeDisabled();
  },
};

export const Lifted: Story = {
  play: async ({ canvasElement }) => {
    handle(canvasElement, 'Pull the rope').focus();
    await userEvent.keyboard(' ');
    await expect(handle(canvasElement, 'Pull the rope')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    const grip = handle(canvasElement, 'Look at the rope');
    // Simulated pointers cannot be captured.
    grip.setPointerCapture = () => {};
    grip.hasPointerCapture = () => true;
    const last = within(canvasElement).getAllByRole('listitem')[2]?.getBoundingClientRect();
    const to = { clientY: (last?.bottom ?? 0) + 4, pointerId: 1 };
    await fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
    await fireEvent.pointerMove(grip, to);
    await fireEvent.pointerUp(grip, to);
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith(0, 2);
    await expect(order(canvasElement)[2]).toBe('Look at the rope');
  },
};

export const WithoutButtons: Story = { args: { buttons: false } };
export const Disabled: Story = { args: { disabled: true } };
