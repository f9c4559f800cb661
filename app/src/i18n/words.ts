import type { Translation } from './i18n-types.ts';

/**
 * The texts of a language, of one namespace, or of one group in it. The compiler refuses keys that
 * English lacks and lost placeholders. A missing key shows English; `npm run words` lists it.
 */
export type Words<
  Namespace extends keyof Translation = never,
  Group extends keyof Translation[Namespace] = never,
> = [Namespace] extends [never]
  ? Loose<Translation>
  : [Group] extends [never]
    ? Loose<Translation[Namespace]>
    : Loose<Translation[Namespace][Group]>;

type Loose<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string ? Texts[Key] : Loose<Texts[Key]>;
};
