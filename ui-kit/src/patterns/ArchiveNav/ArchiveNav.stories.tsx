import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ArchiveNav } from './ArchiveNav.tsx';

const meta = {
  title: 'CTF pieces/ArchiveNav',
  component: ArchiveNav,
  args: {
    label: 'Posts by month',
    groups: [
      {
        title: '2026',
        entries: [
          { href: '#2026-11', label: 'November', count: '5', current: true },
          { href: '#2026-10', label: 'October', count: '8' },
        ],
      },
      { title: '2025', entries: [{ href: '#2025-12', label: 'December', count: '22' }] },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Posts</h1>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Years and months with the number of entries in each, as links.',
    when: ['Beside a list that grows over years.'],
    whenNot: ['A choice of dates: DateTimeField.'],
    keyboard: [['Tab', 'moves through the months']],
    writing: ['The name of the month; the year is the heading.'],
  }),
} satisfies Meta<typeof ArchiveNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /November/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
