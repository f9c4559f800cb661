/** The contract's schemas as plain data, and functions for forms. Nothing here loads zod. */
export * from './generated/model/index.ts';
export { fieldFault, type FieldRules, fieldRules } from './runtime/field-rules.ts';
export type { AnyPlan } from './runtime/plan.ts';
