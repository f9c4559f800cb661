import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Link } from '../Link/Link.tsx';
import { ErrorRegion } from './ErrorRegion.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  subcomponents: { ErrorRegion },
  parameters: guide({
    what: 'Shown when a region or the page has failed: what happened, what to do, what to report.',
    when: [
      'As the fallback of an ErrorBoundary.',
      'Data could not be loaded, and there is no earlier data to show.',
    ],
    whenNot: [
      'Earlier data can still be shown: a Banner above it.',
      'An action failed: a Toast or the error of the form.',
    ],
    keyboard: [['Tab', 'moves to “Try again” first']],
    writing: [
      'The title names the region: “The scoreboard stopped working”. The text is the next step, without blame.',
      'The details are technical and not translated.',
    ],
  }),
  args: {
    title: 'The scoreboard stopped working',
    lead: 'Your flags and your session are safe. The rest of the site still works.',
    message: 'TypeError: Cannot read properties of undefined (reading ‘solvedChallenges’)',
    details: [
      'TypeError: Cannot read properties of undefined (reading ‘solvedChallenges’)',
      '    at toRows (scoreboard/rows.ts:41:22)',
      '    at Array.map (<anonymous>)',
      '    at useBoard (scoreboard/use-board.ts:88:17)',
      '',
      'route    /games/12/scoreboard?view=matrix',
      'build    v2.4.0  8c41f0e2b7  2026-11-19T08:12:44Z',
      'locale   en-US, dark, 1440 × 900',
      'request  0HN7-4C31:0007',
    ].join('\n'),
    report: (
      <>
        Happens again? Send the details to{' '}
        <Link look="inline" href="mailto:help@harbour.example">
          help@harbour.example
        </Link>
      </>
    ),
    words: {
      copyDetails: 'Copy details',
      details: 'Details',
      cleanCache: 'Clean cache and reload',
      home: 'Home',
    },
    onRetry: fn(),
    onCleanCache: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Repeated: Story = {
  args: { repeated: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Clean cache and reload' }),
    ).toHaveFocus();
  },
};

export const WithoutDetails: Story = { args: { details: undefined, report: undefined } };

const retry = fn();

export const Region: Story = {
  render: () => (
    <ErrorRegion title="Could not load the teams" request="Request 0HN7-4C31:0007" onRetry={retry}>
      The server answered 502.
    </ErrorRegion>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
