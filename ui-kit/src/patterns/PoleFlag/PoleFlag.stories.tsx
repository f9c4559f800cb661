import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { DistressFlags, MissingFlag, RaisedFlag } from './PoleFlag.tsx';

const meta = {
  title: 'Feedback/PoleFlag',
  component: MissingFlag,
  subcomponents: { DistressFlags, RaisedFlag },
  parameters: guide({
    what: 'A flag on a pole: the illustration for “nothing here”, for an error and for a solve.',
    when: ['In EmptyState, NotFound, ErrorState and SolvedNote.'],
    whenNot: ['In rows or buttons: an icon.'],
    writing: ['Decorative; the title next to it describes the state.'],
  }),
} satisfies Meta<typeof MissingFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const MissingOnAPage: Story = { args: { size: 'large' } };
export const Distress: Story = { render: () => <DistressFlags /> };
export const Raised: Story = { render: () => <RaisedFlag /> };
export const RaisedBesideASolve: Story = { render: () => <RaisedFlag size="large" /> };
