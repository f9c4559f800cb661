/** A function that makes its result at the first call and then returns the same one. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Values<Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends () => infer Value ? Value : never;
};

/** An object whose values are made when they are first read. */
export function lazyValues<Makers extends Record<string, () => unknown>>(
  makers: Makers,
): Values<Makers> {
  const values = {};
  for (const [name, get] of Object.entries(makers))
    Object.defineProperty(values, name, { get, enumerable: true });
  // Each getter returns what its maker returns.
  return values as Values<Makers>;
}
