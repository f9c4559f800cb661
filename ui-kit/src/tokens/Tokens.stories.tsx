import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../components/Section/Section.tsx';
import { Grid, Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { guide } from '../storybook/guide.ts';
import { category, color, radius, series, shadow, space } from './tokens.ts';

const meta = {
  title: 'Foundations/Tokens',
  parameters: guide({
    what: 'The design values of all components, as references to custom properties that each theme sets: `color.lineStrong` is `var(--hy-line-strong)`.',
    when: [
      'In every styled template: colours, space, radius, text, motion.',
      '`category` for hues of categories, `series` for lines of charts.',
    ],
    whenNot: [
      'A value that is used once, such as the width of a column: a literal.',
      'A value that differs per instance: `style={vars({ … })}`.',
    ],
    writing: [
      'A token is named by its purpose, not by its look: `muted`, not `grey`.',
      'Sizes are named by their value in px: `space[12]`, `text.t14`.',
    ],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Row gap={8}>
      <span
        style={{
          width: 24,
          height: 24,
          borderRadius: radius.badge,
          border: `1px solid ${color.line}`,
          background: value,
        }}
      />
      <Text size={12} tone="muted">
        {name}
      </Text>
    </Row>
  );
}

function swatches(values: Readonly<Record<string, string>>) {
  return (
    <Grid min={140} gap={8}>
      {Object.entries(values).map(([name, value]) => (
        <Swatch key={name} name={name} value={value} />
      ))}
    </Grid>
  );
}

export const Colours: Story = {
  render: () => (
    <Stack gap={24}>
      <Section title="color">{swatches(color)}</Section>
      <Section title="category">{swatches(category)}</Section>
      <Section title="series" note="0 is always mine">
        {swatches(Object.fromEntries(series.map((value, index) => [`series ${index}`, value])))}
      </Section>
    </Stack>
  ),
};

export const SpaceAndShape: Story = {
  render: () => (
    <Stack gap={24}>
      <Section title="space">
        <Row gap={16} align="end" wrap>
          {Object.values(space).map((size) => (
            <Stack key={size} gap={4}>
              <span style={{ width: size, height: size, background: color.lineStrong }} />
              <Text size={11} tone="faint">
                {size}
              </Text>
            </Stack>
          ))}
        </Row>
      </Section>
      <Section title="radius and shadow">
        <Row gap={24} wrap>
          {Object.entries(radius).map(([name, value]) => (
            <Stack key={name} gap={4}>
              <span
                style={{
                  width: 48,
                  height: 32,
                  borderRadius: value,
                  border: `1px solid ${color.control}`,
                  boxShadow: name === 'card' ? shadow.dialog : shadow.float,
                }}
              />
              <Text size={11} tone="faint">
                {name}
              </Text>
            </Stack>
          ))}
        </Row>
      </Section>
    </Stack>
  ),
};
