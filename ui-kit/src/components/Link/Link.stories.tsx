import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { InStates } from '../../storybook/InStates.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Controls/Link',
  component: Link,
  parameters: guide({
    what: 'A link to a page.',
    when: [
      'Names of people, teams, games and challenges.',
      '`inline` within text, `quiet` for lists of links.',
    ],
    whenNot: ['An action: Button. A link that looks like a button: ButtonLink.'],
    keyboard: [['Enter', 'follows it; with Ctrl or Cmd in a new tab']],
    writing: ['The text says where the link leads, even out of context. Never “here”.'],
  }),
  args: { href: '#notices', children: 'All notices' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };

export const Inline: Story = {
  args: { look: 'inline', children: 'the rules' },
  render: (args) => (
    <p>
      Before you join, read <Link {...args} /> of this game.
    </p>
  ),
};

export const External: Story = {
  args: { external: true, href: 'https://harbour.example', children: 'harbour.example' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All notices' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const HoverPressedAndFocus: Story = {
  render: (args) => (
    <Stack gap={16}>
      <InStates of={['rest', 'hover', 'pressed', 'focus']}>
        <Link {...args} />
      </InStates>
      <InStates of={['rest', 'hover', 'pressed', 'focus']}>
        <Link {...args} look="quiet" />
      </InStates>
    </Stack>
  ),
};
