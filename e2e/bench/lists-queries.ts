export type Values = Readonly<Record<string, string | undefined>>;

export interface List {
  name: string;
  path: string;
  queries: Values[];
}

/** Every combination of one value of each group. */
export function combine(groups: readonly (readonly Values[])[]): Values[] {
  return groups.reduce<Values[]>(
    (all, group) => all.flatMap((one) => group.map((other) => ({ ...one, ...other }))),
    [{}],
  );
}

/** No filter, or one of these values of a parameter. */
export const either = (name: string, values: readonly string[]): Values[] => [
  {},
  ...values.map((value) => ({ [name]: value })),
];
