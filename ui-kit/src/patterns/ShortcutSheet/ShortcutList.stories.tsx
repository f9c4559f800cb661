import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { ShortcutList } from './ShortcutList.tsx';

const meta = {
  title: 'CTF pieces/ShortcutList',
  component: ShortcutList,
  args: {
    areas: [
      {
        id: 'site',
        label: 'Everywhere',
        shortcuts: [
          { id: 'palette', label: 'Search or jump to', chord: 'mod+k' },
          { id: 'posts', label: 'Posts', chord: 'g p' },
        ],
      },
      {
        id: 'game',
        label: 'In a game',
        shortcuts: [{ id: 'flag', label: 'Flag field', chord: 'f' }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Keyboard</h2>
        <Story />
      </>
    ),
  ],
  parameters: guide({
    what: 'Keyboard shortcuts by area, to read.',
    when: ['A page that explains the site.'],
    whenNot: ['To change them: ShortcutSheet.'],
    keyboard: [['–', 'nothing in it has the focus']],
    writing: ['Each shortcut is named by what it does.'],
  }),
} satisfies Meta<typeof ShortcutList>;
export default meta;

export const Areas: StoryObj<typeof meta> = {};
