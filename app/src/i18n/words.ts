import type { Translation } from './i18n-types.ts';

/**
 * A language's words, or one part of them. The compiler knows keys that English lacks and places that
 * were lost; a key that is missing is English, and `npm run words` tells its name.
 */
export type Words<Part extends keyof Translation = never> = [Part] extends [never]
  ? Loose<Translation>
  : Loose<Translation[Part]>;

type Loose<Group> = {
  [Key in keyof Group]?: Group[Key] extends string ? Group[Key] : Loose<Group[Key]>;
};
