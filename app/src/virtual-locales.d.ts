declare module 'virtual:locales' {
  /** Address of each language's dictionary by its lower-case code. */
  export const locales: Record<string, string>;
}
