import type { Meta, StoryObj } from '@storybook/react-vite';
import { DistressFlags, MissingFlag, RaisedFlag } from './PoleFlag.tsx';

const meta = {
  title: 'Feedback/PoleFlag',
  component: MissingFlag,
} satisfies Meta<typeof MissingFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const MissingOnAPage: Story = { args: { size: 'large' } };
export const Distress: Story = { render: () => <DistressFlags /> };
export const Raised: Story = { render: () => <RaisedFlag /> };
export const RaisedBesideASolve: Story = { render: () => <RaisedFlag size="tall" /> };
