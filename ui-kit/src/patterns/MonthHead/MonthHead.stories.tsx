import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { MonthHead } from './MonthHead.tsx';

const meta = {
  title: 'CTF pieces/MonthHead',
  component: MonthHead,
  args: { children: 'November 2026' },
  decorators: [
    (Story) => (
      <div style={{ width: 760, maxWidth: '100%' }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Posts</h1>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The heading of a month in a list.',
    when: ['A list by time, such as posts.'],
    whenNot: ['Days of a feed: NoticeFeed has its own.'],
    writing: ['Month and year.'],
  }),
} satisfies Meta<typeof MonthHead>;
export default meta;

export const Month: StoryObj<typeof meta> = {};
