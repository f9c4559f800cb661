import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorRegion } from '../ErrorState/ErrorRegion.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const rope = { broken: true };

function Shaky() {
  if (rope.broken) throw new Error('The rope broke');
  return <p>All is well</p>;
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  parameters: guide({
    what: 'Catches an error in a region of the page and shows a fallback in its place.',
    when: ['Around the page and every region that can fail separately.'],
    whenNot: [
      'Errors of the server: handle them where the request is made.',
      'Inside of small components: the boundary of the region is sufficient.',
    ],
    writing: ['It has no texts; the fallback, usually ErrorState, has them.'],
  }),
  args: {
    onError: fn(),
    fallback: ({ error, retry, count }) => (
      <ErrorRegion title="Could not show the board" onRetry={retry}>
        {error instanceof Error && error.message}, {count}
      </ErrorRegion>
    ),
    children: <Shaky />,
  },
  beforeEach: () => {
    rope.broken = true;
  },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The rope broke, 1',
    );
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const RetryHelps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    rope.broken = false;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
};

export const RetryFailsAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The rope broke, 2');
  },
};

export const ResetByAddress: Story = {
  render: (args) => {
    const [address, setAddress] = useState('/a');
    return (
      <>
        <Button onClick={() => setAddress('/b')}>Go on</Button>
        <ErrorBoundary {...args} resetOn={[address]} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    rope.broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
};

const cleanCache = fn();

export const Page: Story = {
  args: {
    fallback: ({ error, retry, count }) => (
      <ErrorState
        title="The scoreboard stopped working"
        lead="Your flags and your session are safe."
        message={String(error)}
        details={error instanceof Error ? `${error.message}\nroute  /games/12/scoreboard` : ''}
        words={{
          copyDetails: 'Copy details',
          details: 'Details',
          cleanCache: 'Clean cache and reload',
          home: 'Home',
        }}
        onRetry={retry}
        onCleanCache={cleanCache}
        repeated={count > 1}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    // After the second failure in a row, clearing the cache is offered.
    const clean = await canvas.findByRole('button', { name: 'Clean cache and reload' });
    await waitFor(() => expect(clean).toHaveFocus());
    await userEvent.click(clean);
    await expect(cleanCache).toHaveBeenCalledOnce();
  },
};
