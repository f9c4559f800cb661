import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { HintList } from './HintList.tsx';

const meta = {
  title: 'CTF pieces/HintList',
  component: HintList,
  parameters: guide({
    what: 'Hints in the order of their publication.',
    when: ['The tab “Hints” of an open challenge.'],
    whenNot: ['Corrections for everybody: a notice in NoticeFeed.'],
    writing: ['A hint since the last visit is marked as new.'],
  }),
  args: {
    empty: 'No hints yet. A new one is announced in the notices.',
    hints: [
      { id: 1, content: 'The length field is signed.', note: 'Sat 09:00' },
      { id: 2, content: 'What does the free list remember?', note: 'new', isNew: true },
    ],
  },
} satisfies Meta<typeof HintList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const ManyLinesAreNumbered: Story = {
  args: {
    hints: [
      ...meta.args.hints,
      {
        id: 3,
        content: (
          <>
            <p>Look at what stays in the bin after the second shot.</p>
            <p>
              <code>malloc_usable_size</code> helps.
            </p>
          </>
        ),
        note: 'Sat 17:40',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const None: Story = { args: { hints: [] } };
