/**
 * The contract's schemas (zod/mini) and enumerations, for forms and for tools that validate data.
 */
export * from './generated/schemas.ts';
