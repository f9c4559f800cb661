import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Contents } from './Contents.tsx';

const meta = {
  title: 'CTF pieces/Contents',
  component: Contents,
  args: {
    title: 'On this page',
    current: 'text-primitive',
    entries: [
      { id: 'text-dead-ends', text: 'Show the dead ends', depth: 1 },
      { id: 'text-primitive', text: 'Name the primitive', depth: 1 },
      { id: 'text-runnable', text: 'Keep the exploit runnable', depth: 1 },
      { id: 'text-scripts', text: 'Scripts we run', depth: 2 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Post</h1>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The headings of a long text as links, with the part that is being read.',
    when: ['Beside a post, and folded above it where there is no room.'],
    whenNot: ['Sections of a form: SettingsNav.'],
    keyboard: [
      ['Tab', 'moves through the headings'],
      ['Enter', 'goes to the heading; opens and closes a folded list'],
    ],
    writing: ['The headings as they are in the text.'],
  }),
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Name the primitive' });
    await expect(current).toHaveAttribute('aria-current', 'location');
    await expect(current).toHaveAttribute('href', '#text-primitive');
  },
};

export const Folded: Story = {
  args: { foldable: true },
  play: async ({ canvas }) => {
    const link = canvas.getByText('Scripts we run');
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText('On this page'));
    await expect(link).toBeVisible();
  },
};
