import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMinus } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { createToastStore, type ToastMessage } from './toast-store.ts';
import { ToastStack } from './ToastStack.tsx';

const undo = fn();

const meta = {
  title: 'Overlays/Toast',
  component: ToastStack,
  args: { label: 'Messages' },
  parameters: {
    ...guide({
      what: 'The result of an action, shown briefly at the edge of the page. It covers no dialog, no focused field and nothing with `data-uncovered`; if there is no room it waits.',
      when: ['Done, with Undo; failed, with the reason; running in the background.'],
      whenNot: [
        'A lasting state: Banner. A question: ConfirmDialog.',
        'An error of a field: FormField.',
      ],
      keyboard: [
        ['Tab', 'moves to the newest one at the end of the page; it stays open while focused'],
        ['Esc', 'closes it'],
      ],
      writing: [
        'The title has subject and result: “ottoline removed”. The text is at most one sentence.',
      ],
    }),
    docs: { story: { inline: false, height: '280px' } },
  },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

function filled(...messages: readonly ToastMessage[]) {
  const store = createToastStore();
  for (const message of messages) store.add({ duration: null, ...message });
  return store;
}

export const Tones: Story = {
  args: {
    store: filled(
      { tone: 'ok', title: 'Loose Cannon solved', detail: '471 points, you are now third' },
      {
        tone: 'danger',
        title: 'Container did not start',
        detail: 'Port in use. Request 0HN7-4C2E',
        action: { label: 'Retry', onAction: fn() },
      },
      {
        tone: 'warn',
        title: 'Loose Cannon ends in 3:00',
        detail: 'nc 10.20.4.7 31337',
        action: { label: 'Extend', onAction: fn() },
      },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'did not start',
    );
  },
};

export const Undo: Story = {
  args: {
    store: filled({
      icon: UserMinus,
      title: 'ottoline removed',
      detail: 'Undo possible for 8 s',
      action: { label: 'Undo', onAction: undo },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('ottoline removed')).toBeNull();
  },
};

export const FocusGoesBack: Story = {
  args: { store: filled({ title: 'Saved' }) },
  render: (args) => (
    <>
      <Button>Before</Button>
      <ToastStack {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Saved');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus());
  },
};

export const Busy: Story = { args: { store: filled({ busy: true, title: 'Sending writeup' }) } };

const sending = createToastStore();

export const Sending: Story = {
  args: { store: sending },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const id = sending.add({
      busy: true,
      title: 'Sending writeup',
      detail: '62 %, 3 s left',
      progress: 0.62,
    });
    await expect(
      await canvas.findByRole('progressbar', { name: 'Sending writeup' }),
    ).toHaveAttribute('aria-valuenow', '62');
    sending.update(id, { tone: 'ok', title: 'Writeup handed in', duration: null });
    await expect(await canvas.findByText('Writeup handed in')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    sending.update(id, { busy: true, title: 'Sending writeup', progress: 0.62 });
    await canvas.findByRole('progressbar');
  },
};

export const AtMostThree: Story = {
  args: {
    store: filled({ title: 'One' }, { title: 'Two' }, { title: 'Three' }, { title: 'Four' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('One')).toBeNull();
    const [close] = canvas.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(canvas.getByText('One')).toBeVisible();
  },
};

export const ClosesAutomatically: Story = {
  args: { store: filled({ title: 'Saved', duration: 100 }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText('Saved')).toBeNull());
  },
};

const other = createToastStore();

export const WaitsUnderThePointer: Story = {
  args: { store: createToastStore() },
  render: (args) => (
    <>
      <ToastStack {...args} />
      <ToastStack label="Other messages" store={other} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.store?.add({ title: 'First', duration: null });
    await userEvent.hover(await canvas.findByText('First'));
    args.store?.add({ title: 'Second', duration: 50 });
    await canvas.findByText('Second');
    // A second toast with a longer duration that is not hovered closes earlier.
    other.add({ title: 'Marker', duration: 150 });
    await canvas.findByText('Marker');
    await waitFor(() => expect(canvas.queryByText('Marker')).toBeNull());
    await expect(canvas.getByText('Second')).toBeVisible();
    await userEvent.unhover(canvas.getByText('First'));
    await waitFor(() => expect(canvas.queryByText('Second')).toBeNull());
  },
};
