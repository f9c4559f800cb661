import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Foundations/LiveRegion',
  component: LiveRegion,
  args: { children: 'Copied' },
  render: ({ children, ...args }) => {
    const [said, setSaid] = useState(false);
    return (
      <>
        <Button onClick={() => setSaid(true)}>Copy</Button>
        <LiveRegion {...args}>{said && children}</LiveRegion>
      </>
    );
  },
  parameters: guide({
    what: 'A visually hidden text that screen readers announce when it changes.',
    when: ['Visible changes without a text: copied, four results left.'],
    whenNot: [
      'Visible texts: give them the role `status`.',
      'The result of an action: Toast, which is announced too.',
    ],
    writing: ['A few words: “31 results”.'],
  }),
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    // It must be the same element, or the change would not be announced.
    await expect(region).toHaveTextContent('Copied');
  },
};

export const Assertive: Story = {
  args: { assertive: true, children: 'Signed out' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Signed out');
  },
};
