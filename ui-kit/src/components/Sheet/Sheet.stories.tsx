import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    title: 'Filters',
    onClose: fn(),
    children: <Text as="p">Everything of the left column.</Text>,
  },
  parameters: {
    ...guide({
      what: 'A panel over the page: at the side on wide screens, full screen on phones.',
      when: [
        'Filters and details that a wide window shows as a column.',
        'A feed that belongs to every page.',
      ],
      whenNot: ['A task: Dialog. Small content next to its button: Popover.'],
      keyboard: [
        ['Tab', 'stays inside'],
        ['Esc', 'closes it and returns the focus'],
      ],
      writing: ['The title names the content: “Filters”.'],
    }),
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithFooter: Story = {
  args: { footer: <Button variant="primary">Show 12 challenges</Button> },
};

export const WithActions: Story = {
  args: {
    title: 'Pwn',
    actions: (
      <>
        <IconButton icon={ChevronUp} label="Previous" />
        <IconButton icon={ChevronDown} label="Next" />
      </>
    ),
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Pwn' });
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    // The close button moves to the other end.
    await expect(close.left).toBeLessThan(sheet.getBoundingClientRect().left + 60);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Bottom: Story = {
  args: { side: 'bottom', footer: <Button variant="primary">Show 12 challenges</Button> },
};

export const LongBottom: Story = {
  args: {
    side: 'bottom',
    children: Array.from({ length: 40 }, (_, row) => (
      <p key={row}>
        <Link href="#row">Row {row + 1}</Link>
      </p>
    )),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(sheet.offsetHeight).toBeLessThanOrEqual(window.innerHeight * 0.85 + 1);
  },
};

async function pull(by: number): Promise<void> {
  const head = (await screen.findByRole('heading', { name: 'Filters' })).parentElement;
  if (!head) throw new Error('no head');
  // Simulated pointers cannot be captured.
  head.setPointerCapture = () => {};
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
  await fireEvent.pointerDown(head, { ...finger, clientY: 20 });
  await fireEvent.pointerMove(head, { ...finger, clientY: 20 + by });
  await fireEvent.pointerUp(head, { ...finger, clientY: 20 + by });
}

export const ClosedByDragging: Story = {
  args: { side: 'bottom' },
  play: async ({ args }) => {
    await pull(40);
    await expect(args.onClose).not.toHaveBeenCalled();
    await pull(160);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { footer: <Button variant="primary">Show 12 challenges</Button> },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(sheet.offsetHeight).toBe(window.innerHeight);
    await expect(sheet.offsetWidth).toBe(window.innerWidth);
  },
};

/** It opens from the left, with its border at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'w1024', isRotated: false } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
    await expect(sheet.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    const style = getComputedStyle(sheet);
    await expect([style.borderLeftWidth, style.borderRightWidth]).toEqual(['0px', '1px']);
    // The offset of its animation.
    const probe = sheet.appendChild(document.createElement('i'));
    probe.style.transform = 'translateX(calc(24px * var(--hy-side)))';
    await expect(getComputedStyle(probe).transform).toBe('matrix(1, 0, 0, 1, -24, 0)');
    probe.remove();
  },
};
