import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { Card } from '../Card/Card.tsx';
import { Grid, Row, Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  subcomponents: { Grid, Row },
  parameters: guide({
    what: 'Arranges children vertically; Row arranges them horizontally, Grid in cells.',
    when: ['All spacing between elements, with gaps from the scale.'],
    whenNot: [
      'Facts: KeyValue. A form: FormColumn and FormSection.',
      'Two panes that scroll separately: Split.',
    ],
    writing: ['They have no texts; the order in the code is the reading order.'],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Misc', 'Crypto', 'Pwn', 'Web'].map((name) => <Card key={name}>{name}</Card>);

export const Column: Story = { args: { gap: 8, children: cards } };

export const InRow: Story = {
  render: () => (
    <Row gap={8} wrap justify="between">
      {cards}
    </Row>
  ),
};

export const EqualCells: Story = { render: () => <Grid min={160}>{cards}</Grid> };

export const ColumnsFromLarge: Story = {
  render: () => (
    <Grid columns="minmax(0, 1fr) 372px" gap={24} pad="page">
      {cards}
    </Grid>
  ),
};
