import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { DistressFlags, MissingFlag, RaisedFlag } from './PoleFlag.tsx';

const meta = {
  title: 'Feedback/PoleFlag',
  component: MissingFlag,
  subcomponents: { DistressFlags, RaisedFlag },
  parameters: guide({
    what: "A flag on its pole: the product's picture for “nothing here”, for distress and for a solve.",
    when: ['In EmptyState, NotFound, ErrorState and SolvedNote.'],
    whenNot: ['Beside rows or in buttons: an icon.'],
    writing: ['Decoration; the title beside it says what is the case.'],
  }),
} satisfies Meta<typeof MissingFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const MissingOnAPage: Story = { args: { size: 'large' } };
export const Distress: Story = { render: () => <DistressFlags /> };
export const Raised: Story = { render: () => <RaisedFlag /> };
export const RaisedBesideASolve: Story = { render: () => <RaisedFlag size="tall" /> };
