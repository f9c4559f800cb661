import { styled } from 'styled-components';
import { breakpoint } from '../tokens/media.ts';
import { text } from '../tokens/text.ts';
import { color, height, layer, motion, radius, shadow, space } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.ts';
import { GuideTable } from './GuideTable.tsx';

const Bar = styled.span`
  display: inline-block;
  width: var(--bar);
  height: 12px;
  background: ${color.brandCtl};
  vertical-align: middle;
`;

const Box = styled.span`
  display: inline-block;
  width: 48px;
  height: 32px;
  border: 1px solid ${color.control};
  border-radius: var(--box-radius, ${radius.control});
  box-shadow: var(--box-shadow, none);
  background: ${color.surface};
  vertical-align: middle;
`;

const Sample = styled.span`
  color: ${color.text};
  &[data-size='t28'] {
    ${text.t28}
  }
  &[data-size='t20'] {
    ${text.t20}
  }
  &[data-size='t16'] {
    ${text.t16}
  }
  &[data-size='t14'] {
    ${text.t14}
  }
  &[data-size='t13'] {
    ${text.t13}
  }
  &[data-size='t12'] {
    ${text.t12}
  }
  &[data-size='t11'] {
    ${text.t11}
  }
  &[data-size='m40'] {
    ${text.m40}
  }
  &[data-size='m20'] {
    ${text.m20}
  }
  &[data-size='m14'] {
    ${text.m14}
  }
  &[data-size='m12'] {
    ${text.m12}
  }
`;

const sizes = {
  t28: 'title of a page',
  t20: 'title of a dialog, figures',
  t16: 'title of a panel',
  t14: 'text',
  t13: 'rows, second lines',
  t12: 'captions, badges',
  t11: 'least; larger where a script needs it',
  m40: 'the clock',
  m20: 'points, small clocks',
  m14: 'flags, entries',
  m12: 'keys, hashes, log times',
} as const;

function sample(name: string) {
  return <Sample data-size={name}>Long Splice 3,184</Sample>;
}

function bar(width: string) {
  return <Bar style={vars({ '--bar': width })} />;
}

function box(look: Parameters<typeof vars>[0]) {
  return <Box style={vars(look)} />;
}

// Shows the value of a custom property in the current theme.
function live(value: string): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
  );
}

export function TypeTable() {
  return (
    <GuideTable
      caption="text.*: t is Geist, m is Geist Mono"
      columns={['Token', 'Here', 'For']}
      rows={Object.entries(sizes).map(([name, use]) => [name, sample(name), use])}
    />
  );
}

export function SpaceTable() {
  return (
    <GuideTable
      caption="space.*: the 4 px grid"
      columns={['Token', 'Here']}
      rows={Object.entries(space).map(([name, value]) => [name, bar(value)])}
    />
  );
}

export function ShapeTable() {
  return (
    <GuideTable
      caption="radius.* and shadow.*: shadows only under what floats"
      columns={['Token', 'Here', 'Value']}
      rows={[
        ...Object.entries(radius).map(
          ([name, value]) => [`radius.${name}`, box({ '--box-radius': value }), value] as const,
        ),
        ...Object.entries(shadow).map(
          ([name, value]) =>
            [`shadow.${name}`, box({ '--box-shadow': value }), live(value)] as const,
        ),
      ]}
    />
  );
}

export function MotionTable() {
  return (
    <GuideTable
      caption="motion.*: 0 s under reduced motion"
      columns={['Token', 'Here and now']}
      rows={Object.entries(motion).map(([name, value]) => [name, live(value)])}
    />
  );
}

export function MeasureTable() {
  return (
    <GuideTable
      caption="height.*, breakpoint.* and layer.*"
      columns={['Token', 'Here and now']}
      rows={[
        ...Object.entries(height).map(([name, value]) => [`height.${name}`, live(value)] as const),
        ...Object.entries(breakpoint).map(
          ([name, value]) => [`breakpoint.${name}`, value] as const,
        ),
        ...Object.entries(layer).map(([name, value]) => [`layer.${name}`, value] as const),
      ]}
    />
  );
}
