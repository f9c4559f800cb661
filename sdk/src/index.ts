/**
 * Typed, validated calls to a Halyard server: one function for each operation of the spec, which
 * takes its client in the last argument (`{ client }`), so that what is not called is not shipped.
 */
export * from './generated/client/index.ts';
export * from './helpers/public.ts';
export * from './runtime/public.ts';
export { type LanguageCode, languages, languageTags } from './generated/languages.ts';
