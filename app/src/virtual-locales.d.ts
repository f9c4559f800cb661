declare module 'virtual:locales' {
  /** Address of each language's texts by its lower-case code; `.<area>.json` is added to it. */
  export const locales: Record<string, string>;
}
