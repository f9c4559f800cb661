/** The contract's schemas as plain data, and what a form asks of them. Nothing here loads zod. */
export * from './generated/model/index.ts';
export { fieldFault, type FieldRules, fieldRules } from './runtime/field-rules.ts';
export type { AnyPlan } from './runtime/plan.ts';
