import { fireEvent } from '@testing-library/react';

/** Sets the text of a field and fires the events of typing. */
export function typeInto(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
