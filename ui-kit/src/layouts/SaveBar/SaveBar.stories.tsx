import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { guide } from '../../storybook/guide.ts';
import { SaveBar } from './SaveBar.tsx';

const meta = {
  title: 'Layouts/SaveBar',
  component: SaveBar,
  args: {
    label: 'Unsaved changes',
    changes: [
      { label: 'End', from: '13:00', to: '15:00' },
      { label: 'Instances per team', from: '3', to: '2' },
      { label: 'Summary', to: 'edited' },
    ],
    words: { was: 'was', now: 'now' },
    summary: '3 changes',
    actions: (
      <>
        <Button variant="ghost">Discard</Button>
        <Button variant="primary" kbd="Ctrl S">
          Save
        </Button>
      </>
    ),
  },
  parameters: guide({
    what: 'A bar across the page with the unsaved changes and the save button.',
    when: ['Forms with several fields that are saved together.'],
    whenNot: ['An immediate effect: Switch.', 'Selected rows: BulkBar.'],
    keyboard: [['Ctrl S', 'saves; handled by the page']],
    writing: [
      'The old value is struck through, the new one follows; “edited” for long values.',
      'The button names its side effect: “Save and post notice”.',
    ],
  }),
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 changes');
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    await expect(canvas.getByText('13:00')).toHaveTextContent('was 13:00');
    await expect(canvas.getByText('15:00')).toHaveTextContent('now 15:00');
  },
};
export const Hidden: Story = {
  args: { changes: [], summary: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const WithNotice: Story = {
  args: {
    notice: <Checkbox checked>Post the notice “Extended to 15:00”</Checkbox>,
    actions: (
      <>
        <Button variant="ghost">Discard</Button>
        <Button variant="primary" kbd="Ctrl S">
          Save and post notice
        </Button>
      </>
    ),
  },
};
export const Busy: Story = {
  args: {
    busy: 'Saving…',
    actions: (
      <>
        <Button variant="ghost" disabled>
          Discard
        </Button>
        <Button variant="primary" busy>
          Save
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: { error: 'Not saved: the server did not answer. Nothing is lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost');
    await expect(canvas.getByText('15:00')).toBeVisible();
  },
};
export const Conflict: Story = {
  args: {
    conflict: 'quartermaster changed this game at 18:16.',
    actions: (
      <>
        <Button variant="ghost">Discard mine</Button>
        <Button>Show difference</Button>
        <Button variant="primary">Save over it</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('quartermaster');
    await expect(canvas.getByText('15:00')).toBeVisible();
  },
};
