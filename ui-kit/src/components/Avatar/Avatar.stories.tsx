import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../Stack/Stack.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';
import { AvatarStack } from './AvatarStack.tsx';

const meta = {
  title: 'Data display/Avatar',
  component: Avatar,
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly AvatarSize[] = [20, 24, 28, 32, 36, 40, 64];
const names = ['Long Splice', 'nullbyte', 'Bilge Rats', 'r00tbeer', 'Белая гавань', '港の旗', '!!'];

export const Teams: Story = {
  args: { name: 'Long Splice', kind: 'team' },
  render: (args) => (
    <Row gap={12}>
      {sizes.map((size, index) => (
        <Avatar key={size} {...args} name={names[index] ?? ''} size={size} />
      ))}
    </Row>
  ),
};

export const People: Story = { ...Teams, args: { name: 'linnea', kind: 'person' } };

export const BrokenPicture: Story = {
  args: {
    name: 'Dry Dock',
    kind: 'team',
    size: 40,
    src: 'data:image/png;base64,AA',
    label: 'Dry Dock',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Dry Dock')).toHaveTextContent('DD'));
  },
};

export const Group: Story = {
  args: { name: '', kind: 'person' },
  render: () => (
    <AvatarStack
      label="6 members"
      people={['linnea', 'marlow', 'ottoline', 'bosun', 'sten', 'ida'].map((name) => ({ name }))}
    />
  ),
};
