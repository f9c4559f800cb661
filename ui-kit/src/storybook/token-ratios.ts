import { contrast, parseHex, type Rgb } from '../theme/oklch.ts';
import type { ColorName } from '../tokens/names.ts';
import { palettes, type PaletteName } from '../tokens/palettes.ts';

const surfaces: readonly ColorName[] = ['bg', 'surface', 'raised', 'overlay'];

function isColour(color: Rgb | null): color is Rgb {
  return color !== null;
}

/**
 * The lowest contrast of a colour with the surfaces of a palette: 4.6 for 4.6:1. `null` for tints and
 * for the surfaces themselves.
 */
export function minimumRatio(name: ColorName, palette: PaletteName): number | null {
  const { values } = palettes[palette];
  const color = parseHex(values[name]);
  if (color === null || surfaces.includes(name) || name === 'sunken') return null;
  const grounds = surfaces.map((surface) => parseHex(values[surface])).filter(isColour);
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** What a colour is used for. */
export const colorUses: Readonly<Record<ColorName, string>> = {
  bg: 'the page',
  surface: 'cards, panels, the rail',
  raised: 'badges, hovered controls',
  overlay: 'menus, dialogs, toasts',
  sunken: 'fields',
  line: 'edges of surfaces',
  lineRow: 'between rows',
  lineStrong: 'edges that matter, dividers of controls',
  control: 'edges of controls, the passed time',
  disabled: 'what cannot be used',
  text: 'titles and values',
  prose: 'running text',
  muted: 'second voice',
  faint: 'third voice, placeholders',
  hover: 'laid over what is hovered',
  press: 'laid over what is pressed',
  scrim: 'over the page, under a dialog',
  brand: 'fill of the primary button',
  onBrand: 'text on brand',
  brandHover: 'fill of the primary button under the pointer',
  brandStrong: 'lines: selected tab, own edge',
  brandText: 'links, labels, focus ring',
  brandCtl: 'checkboxes, switches, progress',
  onCtl: 'mark on brandCtl',
  ok: 'done, accepted',
  warn: 'soon, careful',
  danger: 'failed, destroys',
  onDanger: 'text on danger',
  info: 'news, planned',
  gold: 'first blood',
  silver: 'second blood',
  bronze: 'third blood',
  onBlood: 'figure on a pennant',
  pole: 'poles of flags',
  logoSecond: 'second colour of the logo',
};
