import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { delayPictures } from '../../storybook/delay-pictures.ts';
import { Lightbox } from './Lightbox.tsx';

/** An image that needs no network. */
const plan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="800" height="450" fill="#234"/><path d="M80 360h640l-60-240H140z" fill="#8ab"/></svg>',
)}`;

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  parameters: {
    ...guide({
      what: 'One picture or QR code over the page, as large as the window allows.',
      when: ['Pictures of a statement or a writeup.', 'A join link as a QR code.'],
      whenNot: ['Decorative pictures.', 'A text with a picture: Dialog.'],
      keyboard: [['Esc', 'closes and returns the focus']],
      writing: ['The title names the picture: “Deck plan”.'],
    }),
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Deck plan',
    content: { kind: 'image', src: plan, alt: 'A ship seen from above' },
    failed: 'The picture could not be loaded',
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Deck plan' })).toBeVisible();
    await expect(screen.getByRole('img', { name: 'A ship seen from above' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    // The close button has no tooltip open that would handle Esc first.
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const QrCode: Story = {
  args: {
    title: 'Join Dry Dock',
    content: {
      kind: 'qr',
      value: 'https://ctf.harbour.example/join/31',
      label: 'QR code of the join link',
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: 'QR code of the join link' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: delayPictures,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Deck plan' });
    await expect(await within(dialog).findByLabelText('Loading')).toBeInTheDocument();
    await expect(dialog.querySelector('[aria-busy]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { content: { kind: 'image', src: 'data:image/png;base64,AAAA', alt: 'A ship' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
