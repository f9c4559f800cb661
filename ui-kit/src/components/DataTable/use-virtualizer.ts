import type * as reactVirtual from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';

type Library = typeof reactVirtual;

type Options = Omit<
  reactVirtual.VirtualizerOptions<HTMLDivElement, HTMLElement>,
  'scrollToFn' | 'observeElementRect' | 'observeElementOffset' | 'onChange'
>;

let loaded: Library | undefined;

/** The library once it is loaded; null if that has failed. */
function useLibrary(isNeeded: boolean): Library | null | undefined {
  const [library, setLibrary] = useState<Library | null | undefined>(loaded);
  useEffect(() => {
    if (!isNeeded || library !== undefined) return;
    let isCurrent = true;
    const keep = (module: Library | null): void => {
      loaded = module ?? undefined;
      if (isCurrent) setLibrary(module);
    };
    import('@tanstack/react-virtual').then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, library]);
  return isNeeded ? library : undefined;
}

/**
 * A virtualizer like that of the library's own hook. The library is loaded for long tables only: most
 * pages have none.
 * @returns undefined until the library is loaded, null if that has failed
 */
export function useVirtualizer(isNeeded: boolean, options: Options) {
  const library = useLibrary(isNeeded);
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const complete = library && {
    ...options,
    scrollToFn: library.elementScroll<HTMLDivElement>,
    observeElementRect: library.observeElementRect<HTMLDivElement>,
    observeElementOffset: library.observeElementOffset<HTMLDivElement>,
    onChange: rerender,
  };
  const virtualizer = useMemo(
    () => library && complete && new library.Virtualizer<HTMLDivElement, HTMLElement>(complete),
    // It is given the later options below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [library],
  );
  if (complete) virtualizer?.setOptions(complete);
  // Named by the library for adapters such as this one.
  /* oxlint-disable no-underscore-dangle */
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  /* oxlint-enable no-underscore-dangle */
  return virtualizer;
}
