import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { delayPictures } from '../../storybook/delay-pictures.ts';
import { CropDialog } from './CropDialog.tsx';
import { examplePicture } from './example-picture.ts';

const meta = {
  title: 'Overlays/CropDialog',
  component: CropDialog,
  parameters: {
    ...guide({
      what: 'Crops a picture to a square or to 16:9 before it is uploaded.',
      when: ['Avatars of people and teams, posters of games.'],
      whenNot: ['Pictures in Markdown, which are not cropped.'],
      keyboard: [
        ['Arrows', 'move the frame; with Shift by larger steps'],
        ['Arrows on a corner', 'resize it'],
        ['Enter', 'uses the selected part'],
        ['Esc', 'cancels'],
      ],
      writing: ['The button names the action: “Use picture”.'],
    }),
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    file: null,
    onClose: fn(),
    onCrop: fn(),
    words: {
      title: 'Cut your picture',
      description: 'Drag the frame, or move it with the arrow keys.',
      area: 'Part that is kept; arrow keys move it',
      corner: 'Corner; arrow keys size the part',
      cancel: 'Cancel',
      apply: 'Use picture',
      unreadable: 'This file is no picture that can be read here.',
    },
  },
  loaders: [async () => ({ picture: await examplePicture() })],
  render: (args, { loaded }) => {
    const picture: unknown = loaded['picture'];
    return <CropDialog {...args} file={args.file ?? (picture instanceof Blob ? picture : null)} />;
  },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function sizeOf(picture: unknown): Promise<[number, number]> {
  if (!(picture instanceof Blob)) throw new Error('no picture was handed on');
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

async function use(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Use picture' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const Square: Story = {
  args: { width: 256 },
  play: async ({ args }) => {
    await use();
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const picture: unknown = args.onCrop.mock.calls[0]?.[0];
    await expect(await sizeOf(picture)).toEqual([256, 256]);
  },
};

export const Wide: Story = {
  args: { shape: 'wide' },
  play: async ({ args }) => {
    await use();
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    // Small pictures are not enlarged to 1280 px.
    await expect(await sizeOf(args.onCrop.mock.calls[0]?.[0])).toEqual([640, 360]);
  },
};

export const ByKey: Story = {
  args: { round: true },
  play: async () => {
    const area = await screen.findByLabelText(/Part that is kept/);
    const before = area.getBoundingClientRect().left;
    area.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(area.getBoundingClientRect().left).toBeLessThan(before));
  },
};

export const Loading: Story = {
  beforeEach: delayPictures,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Cut your picture' });
    await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
    await expect(dialog.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(screen.getByRole('button', { name: 'Use picture' })).toBeDisabled();
  },
};

export const Broken: Story = {
  args: { file: new File(['no picture'], 'notes.png', { type: 'image/png' }) },
  play: async () => {
    await expect(await screen.findByText(/no picture that can be read/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Use picture' })).toBeDisabled();
  },
};

export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'The picture could not be stored.' } };
