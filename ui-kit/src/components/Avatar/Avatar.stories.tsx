import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { delayPictures } from '../../storybook/delay-pictures.ts';
import { Row } from '../Stack/Stack.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';
import { AvatarStack } from './AvatarStack.tsx';

const meta = {
  title: 'Data display/Avatar',
  component: Avatar,
  subcomponents: { AvatarStack },
  parameters: guide({
    what: 'A team’s or a person’s picture, or two letters on a colour made from the name.',
    when: ['Next to the name of a team or a person in a list.'],
    whenNot: ['A game: Poster.', 'A category: CategoryFlag.'],
    writing: ['The name is next to it; set `label` only where it is not.'],
  }),
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

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="64" height="64"%3E%3Crect width="64" height="64" fill="teal"/%3E%3C/svg%3E';

export const WithPicture: Story = {
  args: { name: 'Dry Dock', kind: 'team', size: 40, src: picture, label: 'Dry Dock' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Dry Dock')).toHaveTextContent(''));
  },
};

export const Loading: Story = {
  args: { name: 'Dry Dock', kind: 'team', size: 40, src: picture, label: 'Dry Dock' },
  beforeEach: delayPictures,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Dry Dock')).toHaveTextContent('DD');
    await expect(canvas.getByRole('presentation', { hidden: true })).toHaveStyle({ opacity: '0' });
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

export const FewPeople: Story = {
  args: { name: '', kind: 'person' },
  render: () => <AvatarStack label="2 members" people={[{ name: 'linnea' }, { name: 'ida' }]} />,
};

export const GroupOfTeams: Story = {
  args: { name: '', kind: 'team' },
  render: () => (
    <AvatarStack
      label="5 teams"
      kind="team"
      size={20}
      max={3}
      people={['Long Splice', 'nullbyte', 'Bilge Rats', 'Leeward', 'Driftnet'].map((name) => ({
        name,
      }))}
    />
  ),
};
