import { useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { DataAsTable } from '../ChartFrame/DataAsTable.tsx';
import { usePointNavigation } from '../ChartFrame/use-point-navigation.ts';
import { curveLayout, valueAt } from './curve-geometry.ts';
import type { CurveChartProps } from './curve-props.ts';
import { CurveDrawing } from './CurveDrawing.tsx';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

type TableProps = Pick<CurveChartProps, 'curves' | 'label' | 'words' | 'formatAt' | 'formatValue'>;

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & path {
    fill: none;
    stroke: ${color.brandStrong};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & path[data-look='other'] {
    stroke: ${color.faint};
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  & line[data-part='value'] {
    stroke: ${color.lineRow};
  }
  & line[data-part='floor'] {
    stroke: ${color.muted};
    stroke-dasharray: 3 3;
  }
  & line[data-part='cursor'] {
    stroke: ${color.lineStrong};
    stroke-dasharray: 2 3;
  }
  & line[data-part='pin'] {
    stroke: ${color.text};
    stroke-dasharray: 2 3;
  }
  & circle {
    fill: ${color.surface};
    stroke: ${color.brandStrong};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    ${text.figures}
    text-anchor: middle;
    fill: ${color.faint};
  }
  & text[data-part='pin'] {
    font-size: 12px;
    text-anchor: start;
    fill: ${color.muted};
  }
  & text[data-part='pin'] > tspan:first-child {
    font-family: ${font.mono};
    font-weight: 600;
    fill: ${color.text};
  }
  & text[data-part='value'],
  & text[data-part='floor'],
  & text[data-part='name'] {
    text-anchor: end;
  }
  & text[data-part='floor'],
  & text[data-part='name'] {
    fill: ${color.muted};
  }
`;

function CurveTable({ curves, label, words, formatAt, formatValue }: TableProps) {
  const places = new Set(curves.flatMap(({ points }) => points.map(({ at }) => at)));
  return (
    <DataAsTable
      caption={label}
      head={[words.at, ...curves.map(({ name }) => name)]}
      rows={[...places]
        .toSorted((a, b) => a - b)
        .map((at) => ({
          id: at,
          cells: [formatAt(at), ...curves.map(({ points }) => formatValue(valueAt(points, at)))],
        }))}
    />
  );
}

/**
 * A chart of values by a number, drawn as sloping lines. Arrow keys move over the points, `t` shows
 * a table.
 */
export function CurveChart(props: CurveChartProps) {
  const { curves, floor, pin, overlay, label, words, height = 170, formatAt, formatValue } = props;
  const [width, setWidth] = useState(0);
  const navigation = usePointNavigation(curves.map(({ points }) => points));
  const layout = curveLayout(curves, width, height, Math.max(floor?.value ?? 0, props.top ?? 0));
  const { x } = layout;
  const curve = navigation.spot && curves[navigation.spot.series];
  const point = navigation.spot && curve?.points[navigation.spot.point];

  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const [main] = curves;
    const off = main?.points.map((each) => Math.abs(x(each.at) - at)) ?? [];
    if (off.length > 0) navigation.setSpot({ series: 0, point: off.indexOf(Math.min(...off)) });
  };

  return (
    <ChartFrame
      loading={props.loading}
      empty={props.empty}
      stale={props.stale}
      label={label}
      height={height}
      words={words}
      isEmpty={curves.every(({ points }) => points.length === 0)}
      table={<CurveTable {...{ curves, label, words, formatAt, formatValue }} />}
      onWidth={setWidth}
      onKeyDown={navigation.onKeyDown}
      onLeave={navigation.leave}
      controls={width > 0 && overlay?.(layout)}
      {...(curve &&
        point && {
          note: {
            at: x(point.at),
            title: `${curve.name}, ${formatValue(point.value)}`,
            detail: `${words.at}: ${formatAt(point.at)}`,
          },
        })}
    >
      <Drawing
        height={height}
        aria-hidden
        onPointerMove={onPointerMove}
        onPointerLeave={navigation.leave}
      >
        {width > 0 && (
          <CurveDrawing {...{ curves, floor, pin, layout, height, point, formatAt, formatValue }} />
        )}
      </Drawing>
    </ChartFrame>
  );
}
