import { type OperationId, operations } from '@halyard/sdk/operations';
import { expect, test } from 'vitest';
import { missingHandlers } from './testing/missing-handlers.ts';
import { completeHandlers, OFFERED_EXTENSIONS, UNIMPLEMENTED } from './unimplemented.ts';

const listed: readonly OperationId[] = UNIMPLEMENTED;

test('an operation is built or listed as not, never both', () => {
  const [first] = listed;
  const all = missingHandlers();
  if (first !== undefined) expect(() => completeHandlers(all)).toThrow(first);
  const built = Object.fromEntries(
    Object.entries(all).filter(([id]) => !listed.some((name) => name === id)),
  );
  const complete = completeHandlers(built as typeof all);
  expect(new Set(Object.keys(complete))).toStrictEqual(new Set(Object.keys(all)));
});

test('the list has an order in which a stranger finds a name', () => {
  expect(listed).toStrictEqual(listed.toSorted((a, b) => a.localeCompare(b)));
});

test('an extension is offered only when all its operations are built', () => {
  const lacking = new Set<string | null>(listed.map((id) => operations[id].extension));
  expect(OFFERED_EXTENSIONS.filter((name) => lacking.has(name))).toStrictEqual([]);
});
