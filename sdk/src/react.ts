/**
 * Hooks for each operation (`useGetGame`, `useSubmitFlag`), their query keys and options, and the
 * same calls as the main entry point.
 */
export * from './generated/react/index.ts';
export { type Changes, invalidate } from './react/invalidate.ts';
export * from './helpers/public.ts';
export * from './runtime/public.ts';
