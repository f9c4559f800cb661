import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a component that is fetched when it is first shown. What floats is heavy (positioning,
 * focus, lists), and most pages show none of it until somebody asks.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load() }));

/** Fetches a part before it is needed. When that fails, showing it will say so. */
export const preload = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined);
};
