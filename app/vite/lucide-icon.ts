import { createElement, type SVGProps } from 'react';

/** The data of a Lucide icon module. */
interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size: number;
}

/**
 * Replaces Lucide's `createLucideIcon` with a tenth of the code: supports only the props that the
 * kit's `Icon` uses (size, stroke, accessible name).
 */
export function lucideIcon({ node }: IconData) {
  return function LucideIcon({ size, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
