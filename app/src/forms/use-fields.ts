import { useState } from 'react';

/** The texts of a form by field name, and the props that tie a text field to one of them. */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial);
  const bind = (name: Name) => ({
    name,
    value: values[name],
    onValueChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
  });
  return { values, setValues, bind };
}
