import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { examplePicture } from '../CropDialog/example-picture.ts';
import { ImageField } from './ImageField.tsx';

const meta = {
  title: 'Controls/ImageField',
  component: ImageField,
  parameters: guide({
    what: 'A picture that can be replaced: select a file, crop it, upload it.',
    when: ['Avatar of a person or a team, poster of a game, logo of the site.'],
    whenNot: ['Other files: FileDrop.'],
    keyboard: [['Enter, Space', 'open the file picker; then the keys of CropDialog']],
    writing: ['The hint has types and maximum size: “PNG, JPEG or WebP up to 3 MB”.'],
  }),
  args: {
    current: <Avatar kind="person" name="linnea" size={64} />,
    round: true,
    status: { kind: 'rest' },
    hint: 'PNG, JPEG or WebP up to 3 MB',
    words: {
      choose: 'Drop a picture or browse',
      over: 'Let go to cut it',
      replace: 'Replace',
      another: 'Choose another',
      cancel: 'Cancel the upload',
    },
    cropWords: {
      title: 'Cut your picture',
      area: 'Part that is kept; arrow keys move it',
      corner: 'Corner; arrow keys size the part',
      cancel: 'Cancel',
      apply: 'Use picture',
      unreadable: 'This file is no picture that can be read here.',
    },
    onImage: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const ChosenAndCut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(
      within(canvasElement).getByLabelText(/Drop a picture/),
      await examplePicture(),
    );
    const button = await screen.findByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onImage).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Uploading: Story = {
  args: { status: { kind: 'uploading', name: 'linnea.webp', progress: 0.4, detail: '40 %' } },
};
export const Failed: Story = {
  args: { status: { kind: 'error', name: 'linnea.webp', detail: 'Larger than 3 MB' } },
};
export const Disabled: Story = { args: { disabled: true } };
