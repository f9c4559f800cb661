import { createContext, use, useEffect, type AriaAttributes } from 'react';

/** What a `FormField` passes to its control. */
export interface FieldState {
  readonly controlId: string;
  readonly labelId: string;
  /** Ids of the hint, the error and the changed mark, if any. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Shows what is wrong with the control's text, which the form does not know. */
  readonly report?: (problem: string | undefined) => void;
}

export const FieldContext = createContext<FieldState | null>(null);

interface OwnProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  'aria-required'?: AriaAttributes['aria-required'];
}

function joined(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * Attributes that connect a native control to the field around it (id, `aria-describedby`,
 * `aria-invalid`), merged with the control's own props. Spread them last.
 */
export function useFieldControl(own: OwnProps = {}) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': joined(field?.describedBy, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  } as const;
}

/** Props for a control that `<label for>` cannot label: a radio group, a list box. */
export function useFieldGroup(own: OwnProps & { 'aria-label'?: string | undefined } = {}) {
  const field = use(FieldContext);
  return {
    ...useFieldControl(own),
    'aria-label': own['aria-label'],
    'aria-labelledby': own['aria-label'] === undefined ? field?.labelId : undefined,
  } as const;
}

/** Shows a problem with the text of a control at the field around it. */
export function useFieldProblem(problem: string | undefined): void {
  const report = use(FieldContext)?.report;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}
