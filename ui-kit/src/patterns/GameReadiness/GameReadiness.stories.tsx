import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { guide } from '../../storybook/guide.ts';
import { GameReadiness } from './GameReadiness.tsx';

const meta = {
  title: 'CTF pieces/GameReadiness',
  component: GameReadiness,
  args: {
    title: 'Readiness',
    count: (done, of) => `${done} of ${of}`,
    words: { check: 'done', warn: 'missing', unknown: 'not known yet' },
    checks: [
      { id: 'dates', state: 'check', text: 'Dates and summary set' },
      { id: 'flags', state: 'check', text: '40 challenges, 40 with a flag' },
      {
        id: 'images',
        state: 'warn',
        text: '2 images never test-started',
        link: { href: '#images', label: 'Show' },
      },
      {
        id: 'review',
        state: 'warn',
        text: '18 teams wait for review',
        link: { href: '#review', label: 'Review' },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'The panel next to a game’s form: the effect of the changes, what is missing, and destructive actions.',
    when: ['Staff edit a game.'],
    whenNot: ['The list alone: Readiness.'],
    keyboard: [
      ['Tab', 'moves through the links to missing fields, then the destructive actions'],
      ['Enter', 'opens the field'],
    ],
    writing: ['Links lead to the field in which it can be fixed.'],
  }),
} satisfies Meta<typeof GameReadiness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Readiness, 2 of 4' })).toBeVisible();
  },
};
export const WithEffectAndDanger: Story = {
  args: {
    effect: {
      title: 'Effect of your changes',
      content: <Banner tone="warn">The game is live for 412 teams.</Banner>,
    },
    danger: {
      title: 'Danger zone',
      content: (
        <Stack gap={12} align="start">
          <Text as="p" size={13} tone="muted">
            Deleting removes 40 challenges, 2,093 solves and 388 writeups.
          </Text>
          <Button size="small" variant="danger">
            Delete game…
          </Button>
        </Stack>
      ),
    },
  },
};
export const Loading: Story = { args: { checks: [], loadingRows: 5 } };
