import { dark, darkCategories, darkParts, darkSeries, type PartValues } from '../tokens/dark.ts';
import { light, lightCategories, lightParts, lightSeries } from '../tokens/light.ts';
import {
  cssName,
  cssRef,
  type CategoryValues,
  type SeriesValues,
  type ThemeValues,
} from '../tokens/names.ts';
import { brandSlot, brandTokens, type Mode } from './brand-slots.ts';

interface ThemeParts {
  readonly mode: Mode;
  readonly values: ThemeValues;
  readonly parts: PartValues;
  readonly categories: CategoryValues;
  readonly series: SeriesValues;
}

const isBrandToken = (name: string): boolean => brandTokens.some((token) => token === name);
const declare = (name: string, value: string): string => `${cssName(name)}: ${value};`;
const mix = (name: string, share: string): string =>
  `color-mix(in srgb, ${cssRef(name)} ${share}, transparent)`;

const states = ['ok', 'warn', 'danger', 'info'] as const;

const declarations = ({ mode, values, parts, categories, series }: ThemeParts): string[] => {
  const slotted = (name: string, value: string): string =>
    `var(${brandSlot(mode, name)}, ${value})`;
  return [
    `color-scheme: ${mode};`,
    ...Object.entries(values).map(([name, value]) =>
      declare(name, isBrandToken(name) ? slotted(name, value) : value),
    ),
    declare('brandSoft', mix('brand', parts.brandSoft)),
    declare('brandLine', mix('brand', parts.brandLine)),
    // The default brand on white is 2.96:1, so its fills get an edge there; a custom brand says itself.
    declare(
      'fillEdge',
      slotted('fillEdge', mode === 'light' ? cssRef('brandStrong') : 'transparent'),
    ),
    ...states.flatMap((state) => [
      declare(`${state}Soft`, mix(state, parts.stateSoft)),
      declare(`${state}Wash`, mix(state, '8%')),
      declare(`${state}Line`, mix(state, '32%')),
    ]),
    ...Object.entries(parts)
      .filter(([name]) => name !== 'brandSoft' && name !== 'brandLine' && name !== 'stateSoft')
      .map(([name, value]) => declare(name, value)),
    ...Object.entries(categories).map(([name, value]) => declare(`cat-${name}`, value)),
    ...series.map((value, index) => declare(`series-${index}`, slotted(`series-${index}`, value))),
  ];
};

const block = (selector: string, parts: ThemeParts): string =>
  `${selector} {\n  ${declarations(parts).join('\n  ')}\n}`;

/** Both themes as rules: dark on the root unless told, and on any element with `data-theme`. */
export const themeCss: string = [
  block(`:root, [data-theme='dark']`, {
    mode: 'dark',
    values: dark,
    parts: darkParts,
    categories: darkCategories,
    series: darkSeries,
  }),
  block(`[data-theme='light']`, {
    mode: 'light',
    values: light,
    parts: lightParts,
    categories: lightCategories,
    series: lightSeries,
  }),
].join('\n');
