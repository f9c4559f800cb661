import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: guide({
    what: 'A message about the whole page or a region, shown while it applies.',
    when: ['A frozen scoreboard, no connection, outdated data that is still shown.'],
    whenNot: [
      'An event: Toast.',
      'An error in one field: FormField.',
      'The effect of a change: EffectNote.',
    ],
    keyboard: [['Tab', 'moves to the action, then the close button']],
    writing: ['One sentence; the action is one verb.'],
  }),
  args: { children: 'Board frozen since 12:00' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = <Button size="small">Retry</Button>;

export const Information: Story = { args: { action: <Link href="#freeze">Why</Link> } };
export const Warning: Story = {
  args: { tone: 'warn', icon: WifiOff, children: 'Offline since 18:14', action: retry },
};
export const Danger: Story = {
  args: { tone: 'danger', children: 'Could not load teams', action: retry },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Could not load');
  },
};
export const Ok: Story = { args: { tone: 'ok', children: 'Back online, all data current' } };
export const WithAction: Story = { args: { tone: 'warn', action: retry } };
export const Edge: Story = { args: { edge: true, tone: 'warn' } };
export const EdgeWithAction: Story = {
  args: { edge: true, tone: 'warn', icon: WifiOff, children: 'Offline since 18:14', action: retry },
};
export const EdgeLong: Story = {
  args: {
    edge: true,
    tone: 'danger',
    children: 'The board is frozen for everybody. '.repeat(20),
    action: retry,
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('alert');
    const { top, bottom } = words.getBoundingClientRect();
    const banner = words.parentElement?.getBoundingClientRect();
    await expect(banner?.top).toBeLessThan(top);
    await expect(banner?.bottom).toBeGreaterThan(bottom);
  },
};
export const EdgeDismissible: Story = { args: { edge: true, onDismiss: fn() } };
export const ActionAndDismissible: Story = { args: { action: retry, onDismiss: fn() } };
export const Mono: Story = {
  args: { mono: true, tone: 'danger', children: 'TypeError: undefined is not a function' },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
