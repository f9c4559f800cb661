import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { EntryLine } from './EntryLine.tsx';

const meta = {
  title: 'CTF pieces/EntryLine',
  component: EntryLine,
  parameters: guide({
    what: 'The entry of an instance: a command, several of them, or a link.',
    when: ['In an InstanceBox and an InstanceDock.', 'A shared service in a statement.'],
    whenNot: ['A value in a form: CopyField.', 'A file: AttachmentRow.'],
    keyboard: [
      ['Tab', 'moves to the link, the copy button, the QR button'],
      ['Enter, Space', 'copy, or open the QR code'],
      ['Esc', 'closes the QR code'],
    ],
    writing: [
      'The entry is shown as it is typed: “nc 10.20.4.7 31337”.',
      'The button names what is copied: “Copy the entry”.',
    ],
  }),
  args: { lines: 'nc 10.20.4.7 31337', copyLabel: 'Copy the entry' },
} satisfies Meta<typeof EntryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Command: Story = {};
export const Link: Story = {
  args: { lines: 'chart-room.halyard.example', href: 'https://chart-room.halyard.example/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'chart-room.halyard.example' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const CommandLines: Story = {
  args: {
    lines: ['halyard tunnel 4c2e 31337', 'ssh -p 31337 gunner@127.0.0.1'],
    copyLabel: 'Copy line',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy line 2' })).toBeVisible();
  },
};
export const Quiet: Story = { args: { quiet: true } };
export const Touch: Story = { args: { touch: true } };
export const Long: Story = {
  args: { lines: `wss://halyard.example/api/proxy/${'0f3c9a'.repeat(8)}` },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};
const writeText = fn(() => Promise.resolve());

export const Copied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy the entry' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('nc 10.20.4.7 31337');
    await expect(button).toHaveFocus();
  },
};
const write = fn(async ([item]: ClipboardItem[]) => (await item?.getType('text/plain'))?.text());
const fetched = fn(async (index: number) => `nc 10.20.4.7 31337 # ${index}`);

export const Fetched: Story = {
  args: {
    lines: ['halyard connect …', 'wss://halyard.example/…'],
    textOf: fetched,
    note: 'Copying makes an address that is valid for 10 minutes.',
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy the entry 2' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write.mock.results[0]?.value).resolves.toBe('nc 10.20.4.7 31337 # 1');
    await expect(button).toHaveFocus();
  },
};
export const NotFetched: Story = {
  args: { ...Fetched.args, textOf: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the entry 1' }));
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};
export const AsQrCode: Story = {
  args: { qr: { label: 'Show as QR code', picture: 'QR code of the entry' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as QR code' }));
    const popover = await screen.findByRole('dialog', { name: 'QR code of the entry' });
    const code = within(popover).getByRole('img');
    await waitFor(() => expect(code.querySelector('path')).toBeVisible());
    await expect(within(popover).getByText('nc 10.20.4.7 31337')).toBeVisible();
  },
};
