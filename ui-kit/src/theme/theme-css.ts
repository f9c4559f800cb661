import { cssName, cssRef } from '../tokens/names.ts';
import { palettes, type Mode, type PaletteName } from '../tokens/palettes.ts';
import { brandSlot, brandTokens } from './brand-slots.ts';

function isBrandToken(name: string): boolean {
  return brandTokens.some((token) => token === name);
}

function declare(name: string, value: string): string {
  return `${cssName(name)}: ${value};`;
}

function mix(name: string, share: string): string {
  return `color-mix(in srgb, ${cssRef(name)} ${share}, transparent)`;
}

const states = ['ok', 'warn', 'danger', 'info'] as const;
/** Percentages used inside colours, without a property of their own. */
const shares: ReadonlySet<string> = new Set(['brandSoft', 'brandLine', 'stateSoft', 'stateLine']);

function declarations(palette: PaletteName): string[] {
  const { mode, values, parts, categories, series } = palettes[palette];
  const slotted = (name: string, value: string): string =>
    `var(${brandSlot(palette, name)}, ${value})`;
  return [
    `color-scheme: ${mode};`,
    ...Object.entries(values).map(([name, value]) =>
      declare(name, isBrandToken(name) ? slotted(name, value) : value),
    ),
    declare('brandSoft', mix('brand', parts.brandSoft)),
    declare('brandLine', mix('brand', parts.brandLine)),
    // The default brand colour on white has a ratio of 2.96:1, so its fills get a border there; a
    // custom brand defines this itself.
    declare(
      'fillEdge',
      slotted('fillEdge', palette === 'light' ? cssRef('brandStrong') : 'transparent'),
    ),
    ...states.flatMap((state) => [
      declare(`${state}Soft`, mix(state, parts.stateSoft)),
      declare(`${state}Wash`, mix(state, '8%')),
      declare(`${state}Line`, mix(state, parts.stateLine)),
    ]),
    ...Object.entries(parts)
      .filter(([name]) => !shares.has(name))
      .map(([name, value]) => declare(name, value)),
    ...Object.entries(categories).map(([name, value]) => declare(`cat-${name}`, value)),
    ...series.map((value, index) => declare(`series-${index}`, slotted(`series-${index}`, value))),
  ];
}

function block(selector: string, rules: readonly string[]): string {
  return `${selector} {\n  ${rules.join('\n  ')}\n}`;
}

/** The properties that high contrast changes, on the element with the attribute and inside it. */
function moreBlock(mode: Mode): string {
  const normal = declarations(mode);
  const theme = `[data-theme='${mode}']`;
  return block(
    `[data-contrast='more']${theme}, [data-contrast='more'] ${theme}`,
    declarations(`${mode}-more`).filter((rule) => !normal.includes(rule)),
  );
}

/**
 * CSS rules of all themes: dark on the root by default, and on any element with `data-theme`; high
 * contrast with `data-contrast='more'`.
 */
export const themeCss: string = [
  block(`:root, [data-theme='dark']`, declarations('dark')),
  block(`[data-theme='light']`, declarations('light')),
  moreBlock('dark'),
  moreBlock('light'),
  // Paper is white, and printers leave backgrounds out.
  block('@media print', [block(':root[data-theme]', declarations('light'))]),
].join('\n');
