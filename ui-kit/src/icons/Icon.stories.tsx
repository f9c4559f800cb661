import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Row } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as icons from '../icons.ts';
import { guide } from '../storybook/guide.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: guide({
    what: 'A line icon in the colour of its text. One meaning per icon on the whole site.',
    when: [
      'Next to a word, to make it easier to find: 16 px, larger in the rail and in empty states.',
      'For a state, which colour alone must not express: a tick, a triangle, a cross.',
    ],
    whenNot: [
      'A button without text: IconButton, which has a name and a tooltip.',
      'A category of challenges: CategoryFlag. A blood: BloodPennant.',
      'Decoration.',
    ],
    writing: [
      'Next to a word it has no name: the word is the name.',
      'Alone it has a `label` with its meaning, not what it depicts: “Locked”, not “Padlock”.',
    ],
  }),
  args: { icon: icons.GamesIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from assistive technology. */
export const Decorative: Story = {
  render: (args) => (
    <Row gap={8}>
      <Icon {...args} />
      Games
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Labelled: Story = {
  args: { icon: icons.LockedIcon, label: 'Locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Locked' })).toBeVisible();
  },
};

/** Horizontal arrows are mirrored in right-to-left text, vertical ones are not. */
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Row gap={8}>
      <Icon icon={icons.NextIcon} label="Next" />
      <Icon icon={icons.BackIcon} label="Back" />
      <Icon icon={icons.ExpandIcon} label="Expand" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const turned = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).scale;
    await expect(turned('Next')).toBe('-1 1');
    await expect(turned('Back')).toBe('-1 1');
    await expect(turned('Expand')).toBe('none');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row gap={24}>
      {([12, 14, 16, 20, 24] as const).map((size) => (
        <Row key={size} gap={8}>
          <Icon {...args} size={size} />
          <Text size={12} tone="muted">
            {size}
          </Text>
        </Row>
      ))}
    </Row>
  ),
};

export const InTheColourOfItsText: Story = {
  render: (args) => (
    <Row gap={24}>
      {(['text', 'muted', 'brand', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          <Icon {...args} /> {tone}
        </Text>
      ))}
    </Row>
  ),
};

/** "RemoveMemberIcon" means "Remove member". */
function meaningOf(name: string): string {
  return name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** All icons of `icons.ts` by meaning; import them from `@halyard/ui-kit/icons`. */
export const ByMeaning: Story = {
  render: () => (
    <Grid min={160} gap={12}>
      {Object.entries(icons).map(([name, icon]) => (
        <Row key={name} gap={8}>
          <Icon icon={icon} size={20} />
          <Text size={13}>{meaningOf(name)}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
