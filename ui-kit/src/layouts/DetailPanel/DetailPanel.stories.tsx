import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { KeyValue } from '../../components/KeyValue/KeyValue.tsx';
import { guide } from '../../storybook/guide.ts';
import { DetailPanel } from './DetailPanel.tsx';

const meta = {
  title: 'Layouts/DetailPanel',
  component: DetailPanel,
  args: {
    title: 'Undertow',
    open: true,
    onClose: fn(),
    children: (
      <KeyValue
        items={[
          { label: 'User', value: 'riptide' },
          { label: 'Try', value: '1 of 20' },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    what: 'Details of a row: next to the list on wide screens, over it on narrow ones.',
    when: ['Rows with more details than fit.'],
    whenNot: ['Always visible next to the page: SidePanel.', 'A question: Dialog.'],
    keyboard: [['Esc', 'closes the sheet']],
    writing: ['The title is the name of the item, not “Details”.'],
  }),
} satisfies Meta<typeof DetailPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  args: {
    from: 'md',
    mark: (
      <Badge tone="danger" icon={TriangleAlert}>
        Cheat
      </Badge>
    ),
    foot: <Button fullWidth>Follow team</Button>,
  },
  play: async ({ args }) => {
    // It is a sheet in narrow windows and a panel in wide ones; it can be closed in both.
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { open: false } };

/** A sheet over the page. */
export const Narrow: Story = {
  args: { foot: <Button fullWidth>Follow team</Button> },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Undertow' })).toBeVisible();
  },
};
