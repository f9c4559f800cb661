import { fireEvent } from '@testing-library/react';

/** Puts text into a field, as typing does. */
export function typeInto(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
