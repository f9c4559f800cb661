import { createElement, type ComponentType } from 'react';
import type { Shown } from './OverviewSheet.tsx';

/** The label of a story: "SolvedSecond" becomes "Solved second". */
export function captionOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * Stories with their names as labels. `props` returns props for this page only, because landmarks need
 * different names if a component is shown several times.
 */
export function named<Name extends string, Props extends object>(
  stories: Record<Name, ComponentType<Partial<Props>>>,
  names: readonly Name[],
  props: (caption: string) => Partial<Props> = () => ({}),
): Shown[] {
  return names.map((name) => {
    const caption = captionOf(name);
    return [caption, () => createElement(stories[name], props(caption))];
  });
}
