import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Data display/Kbd',
  component: Kbd,
  parameters: guide({
    what: 'A key of the keyboard. KeyRow shows keys that are pressed one after the other.',
    when: ['After an action with a shortcut, in tooltips and in the shortcut sheet.'],
    whenNot: ['Code or values in a text: Text with `mono`.'],
    writing: ['Keys as labelled on a keyboard: “Esc”, “Ctrl K”, “?”.'],
  }),
  args: { children: '/' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Combination: Story = { args: { children: 'Ctrl K' } };
export const Inherits: Story = { args: { children: 'esc', inherit: true } };
