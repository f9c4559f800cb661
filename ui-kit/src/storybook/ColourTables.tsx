import { styled } from 'styled-components';
import { categoryTokens, colorNames, cssName, seriesNumbers } from '../tokens/names.ts';
import { paletteNames, palettes, type PaletteName } from '../tokens/palettes.ts';
import { category, color, radius, series } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.ts';
import { GuideTable } from './GuideTable.tsx';
import { colorUses, minimumRatio } from './token-ratios.ts';

const Swatch = styled.span`
  display: inline-block;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.line};
  border-radius: ${radius.badge};
  background: var(--swatch);
  vertical-align: middle;
`;

function swatch(value: string) {
  return <Swatch style={vars({ '--swatch': value })} />;
}

function valueCell(hex: string, palette: PaletteName, ratio: number | null) {
  return (
    <>
      {/* The value itself, independent of the page's theme. */}
      <span data-theme={palettes[palette].mode} style={{ background: 'none' }}>
        {swatch(hex)}
      </span>{' '}
      {hex.startsWith('#') ? hex : 'tint'}
      {ratio !== null && ` · ${ratio.toFixed(1)}`}
    </>
  );
}

const columns = ['Token', 'Here', 'For', 'Dark', 'Light', 'Dark, more', 'Light, more'];

/** All plain colours with their value in each palette and the lowest contrast with its surfaces. */
export function ColourTable() {
  return (
    <GuideTable
      caption="color.*, each with its lowest contrast over page, surface, raised and overlay"
      columns={columns}
      rows={colorNames.map((name) => [
        name,
        swatch(color[name]),
        colorUses[name],
        ...paletteNames.map((palette) =>
          valueCell(palettes[palette].values[name], palette, minimumRatio(name, palette)),
        ),
      ])}
    />
  );
}

/** Hues of the categories and of chart lines. */
export function HueTable() {
  return (
    <GuideTable
      caption="category.* and series[n]; series[0] is always mine"
      columns={columns.filter((column) => column !== 'For')}
      rows={[
        ...categoryTokens.map(
          (name) =>
            [
              name,
              swatch(category[name]),
              ...paletteNames.map((palette) =>
                valueCell(palettes[palette].categories[name], palette, null),
              ),
            ] as const,
        ),
        ...seriesNumbers.map(
          (number) =>
            [
              cssName(`series ${number}`).replace('--hy-', ''),
              swatch(series[number]),
              ...paletteNames.map((palette) =>
                valueCell(palettes[palette].series[number], palette, null),
              ),
            ] as const,
        ),
      ]}
    />
  );
}
