import { createElement, type ComponentType } from 'react';
import type { Shown } from './OverviewSheet.tsx';

/** The words of a story's name: "SolvedSecond" is "Solved second". */
export function captionOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/**
 * Stories by their names, under their names. `props` gives each what it has on this page alone, as
 * landmarks need names of their own where the same component stands several times.
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
