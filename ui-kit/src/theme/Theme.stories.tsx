import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Counter } from '../components/Badge/Counter.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Grid, Row, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { applyBrand } from './apply-brand.ts';
import type { Mode } from '../tokens/palettes.ts';

interface PreviewProps {
  /** The picked colour. */
  brand: string;
}

const sample = (
  <Stack gap={12} pad={16}>
    <Row gap={8}>
      <Badge tone="brand">Solved</Badge>
      <Text tone="brand">31 solves</Text>
      <Counter count={2} label="2 unread notices" />
    </Row>
    <Progress value={0.6} label="Passed time" />
    <Row gap={8}>
      <Button variant="primary">Submit</Button>
      <Button>Destroy</Button>
    </Row>
  </Stack>
);

const Preview = ({ brand }: PreviewProps) => (
  <Grid min={320}>
    {(['dark', 'light'] satisfies Mode[]).map((mode) => (
      <div
        key={mode}
        data-theme={mode}
        data-testid={mode}
        ref={(element) => {
          if (element !== null) applyBrand(brand, element);
        }}
      >
        {sample}
      </div>
    ))}
  </Grid>
);

const meta = { title: 'Foundations/Theme', component: Preview } satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { brand: '' } };
export const PaleYellow: Story = { args: { brand: '#f5e04a' } };
export const NearBlack: Story = { args: { brand: '#101010' } };
export const NearWhite: Story = { args: { brand: '#fafafa' } };
export const DangerRed: Story = { args: { brand: '#e0322f' } };

export const Nested: Story = {
  args: { brand: '#2f7de1' },
  play: async ({ canvas }) => {
    const ground = (mode: Mode): string =>
      getComputedStyle(canvas.getByTestId(mode)).getPropertyValue('--hy-bg').trim();
    await expect(ground('dark')).toBe('#0a0e10');
    await expect(ground('light')).toBe('#f3f7f8');
    await expect(document.documentElement.style.getPropertyValue('--hy-dark-brand')).toBe('');
  },
};
