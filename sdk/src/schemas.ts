/** The contract's schemas (zod/mini) and closed lists, for forms and for tools that check data. */
export * from './generated/schemas.ts';
