import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'CTF pieces/QrCode',
  component: QrCode,
  parameters: guide({
    what: 'A QR code, e.g. of an address. Dark on light in both themes.',
    when: [
      'To open something on a phone: an invite, a game, an entry.',
      'The address is also shown as text next to it.',
    ],
    whenNot: ['A value to copy: CopyField.', 'Secrets on a projector.'],
    writing: ['The label says where it leads: “QR code of halyard.example/games/12”.'],
  }),
  args: { value: 'https://halyard.example/games/12', label: 'QR code of halyard.example/games/12' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /halyard/ });
    await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
    await expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h7/);
  },
};
export const Large: Story = { args: { width: 240 } };
export const LongText: Story = { args: { value: 'nc 10.20.4.7 31337 '.repeat(20), width: 240 } };
