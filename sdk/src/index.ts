/**
 * Typed, validated calls to a Halyard server: one function for each operation of the spec. The
 * client is an option of each call (`{ client }`), so that bundlers can remove unused calls.
 */
export * from './generated/client/index.ts';
export * from './helpers/public.ts';
export * from './runtime/public.ts';
export { type LanguageCode, languages, languageTags } from './generated/languages.ts';
