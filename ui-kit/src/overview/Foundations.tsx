import { styled } from 'styled-components';
import { Grid, Row, Stack } from '../components/Stack/Stack.tsx';
import { Text, type TextProps } from '../components/Text/Text.tsx';
import { media } from '../tokens/media.ts';
import { text } from '../tokens/text.ts';
import { color, radius, series, space } from '../tokens/tokens.ts';
import { Sample } from './SheetPage.tsx';

const COLOURS = [
  'bg',
  'surface',
  'raised',
  'overlay',
  'line',
  'lineStrong',
  'control',
  'disabled',
  'text',
  'muted',
  'faint',
  'brand',
  'brandStrong',
  'brandText',
  'brandSoft',
  'onBrand',
  'danger',
  'warn',
  'info',
  'ok',
  'gold',
  'silver',
  'bronze',
] as const;

const FOUR = { gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))' };

/** The main colours and the colours of chart lines. */
export function Colours() {
  return (
    <Stack gap={16}>
      <div style={{ display: 'grid', gap: 8, ...FOUR }}>
        {COLOURS.map((name) => (
          <Row key={name} gap={8}>
            <span
              style={{
                width: 28,
                height: 28,
                flex: 'none',
                borderRadius: radius.small,
                border: `1px solid ${color.line}`,
                background: color[name],
              }}
            />
            <Text size={12} tone="muted">
              {name}
            </Text>
          </Row>
        ))}
      </div>
      <Row gap={12} wrap>
        <Text size={12} tone="faint">
          series
        </Text>
        {series.map((value) => (
          <span key={value} style={{ width: 36, height: 6, borderRadius: 3, background: value }} />
        ))}
      </Row>
    </Stack>
  );
}

const SIZES: readonly [name: string, sample: string, props: TextProps][] = [
  ['28 / 36, 600', 'Harbour CTF 2026', { size: 28 }],
  ['20 / 28, 600', 'Loose Cannon', { size: 20 }],
  ['16 / 24, 600', 'Long Splice', { size: 16 }],
  ['14 / 20, 400', 'Connect, find the slack in the rope.', {}],
  ['14 / 20, 500', 'Session Fixture', { weight: 500 }],
  ['13 / 20, 400', 'Extend from 10 min left', { size: 13, tone: 'muted' }],
  ['12 / 16, 400', '31 solves', { size: 12, tone: 'muted' }],
  ['11 / 16, 400', '18:00, axis and captions only', { size: 11, tone: 'muted' }],
  ['mono 20, 500', '18:42:07', { size: 20, mono: true }],
  ['mono 13, 400', 'flag{l00se_ends_s1nk}', { size: 13, mono: true }],
  ['grouped, 600', '3,184', { size: 20, figures: true }],
];

/** The type scale. */
export function TypeScale() {
  return (
    <Stack gap={4}>
      {SIZES.map(([name, sample, props]) => (
        <Sample key={name} name={name} baseline>
          <Text {...props}>{sample}</Text>
        </Sample>
      ))}
    </Stack>
  );
}

const SPACES = ['4', '8', '12', '16', '20', '24', '32', '48'] as const;
const LINES = [
  ['Hairline', color.line],
  ['Strong', color.lineStrong],
  ['Control', color.control],
] as const;

const Caption = styled.span`
  ${text.t11}
  color: ${color.faint};
  text-align: center;
`;

const Figure = styled.span`
  display: grid;
  gap: 8px;
  justify-items: center;
  align-content: end;
`;

const Spaces = styled.div`
  display: flex;
  gap: 10px;
  ${media.lg} {
    gap: clamp(4px, 0.6vw, 10px);
  }
`;

/** Spacing, radii and borders. */
export function Shape() {
  return (
    <Stack gap={24}>
      <Spaces>
        {SPACES.map((step) => (
          <Figure key={step}>
            <span
              style={{ width: space[step], height: space[step], background: color.lineStrong }}
            />
            <Caption>{step}</Caption>
          </Figure>
        ))}
      </Spaces>
      <Row gap={16}>
        {(['badge', 'control', 'card'] as const).map((name) => (
          <Figure key={name}>
            <span
              style={{
                width: 56,
                height: 40,
                borderRadius: radius[name],
                border: `1px solid ${color.control}`,
              }}
            />
            <Caption>{name}</Caption>
          </Figure>
        ))}
      </Row>
      <Grid columns="96px 1fr" gap={8}>
        {LINES.flatMap(([name, value]) => [
          <span key={name} style={{ height: 1, alignSelf: 'center', background: value }} />,
          <Caption key={`${name} name`} style={{ textAlign: 'start' }}>
            {name}
          </Caption>,
        ])}
      </Grid>
    </Stack>
  );
}
