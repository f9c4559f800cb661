import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { guide } from '../../storybook/guide.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { Split } from './Split.tsx';

const KEPT = 'halyard-pane-story';

const panel = (
  <SidePanel label="Loose Cannon">
    <Text as="p">What stands in the pane.</Text>
  </SidePanel>
);

const meta = {
  title: 'Layouts/Split',
  component: Split,
  beforeEach: () => {
    localStorage.removeItem(KEPT);
    return () => localStorage.removeItem(KEPT);
  },
  args: {
    children: (
      <Stack pad={20}>
        <Text as="p">The page’s own content takes what is left.</Text>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      what: 'Content with a pane before it, after it, or both. Each scrolls separately.',
      when: [
        'A list and the selected item, used together.',
        'With a handle for resizing, if people read long texts in the pane.',
      ],
      whenNot: ['Temporary content over the page: Sheet.', 'Cards side by side: Grid.'],
      keyboard: [
        ['← →', 'resize the pane by 16 px, with Shift by 64'],
        ['Home End', 'set the minimum or maximum width'],
        ['Enter', 'resets the width, like a double click'],
      ],
      writing: ['The name of the handle is that of its pane: “Challenge”.'],
    }),
  },
  // Panes and their handles are next to the content from md up.
  globals: { viewport: { value: 'w1440', isRotated: false } },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panes: Story = {
  args: {
    start: { width: 204, from: 'lg', below: 'hide', content: <Stack pad={20}>Categories</Stack> },
    end: { width: 340, content: panel },
  },
};

/** The range is small enough to hold in the window of the tests. */
const resize = { name: 'story', label: 'Loose Cannon', min: 240, max: 400 };

export const Resizable: Story = {
  args: { end: { width: 300, from: 'md', content: panel, resize } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = await canvas.findByRole('separator', { name: 'Loose Cannon' });
    const width = (): number =>
      canvas.getByRole('complementary').parentElement?.getBoundingClientRect().width ?? 0;
    await expect(handle).toHaveAttribute('aria-valuenow', '300');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '316');
    await expect(width()).toBe(316);
    await expect(localStorage.getItem(KEPT)).toBe('316');
    await userEvent.keyboard('{Home}');
    await expect(width()).toBe(240);
    await userEvent.keyboard('{Enter}');
    await expect(width()).toBe(300);
    await expect(localStorage.getItem(KEPT)).toBeNull();
    const { x, y } = handle.getBoundingClientRect();
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: y + 10 });
    // Only a real pointer can be captured.
    handle.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(handle, at(x));
    await fireEvent.pointerMove(handle, at(x - 20));
    await expect(width()).toBe(320);
    await expect(localStorage.getItem(KEPT)).toBeNull();
    await fireEvent.pointerUp(handle, at(x - 30));
    await expect(width()).toBe(330);
    await expect(localStorage.getItem(KEPT)).toBe('330');
    await userEvent.dblClick(handle);
    await expect(width()).toBe(300);
  },
};

export const AtTheStart: Story = {
  args: { start: { width: 300, from: 'md', content: panel, resize } },
  play: async ({ canvasElement }) => {
    const handle = await within(canvasElement).findByRole('separator');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '316');
  },
};
