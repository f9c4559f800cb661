// `npm run unimplemented`: lists the operations that the server does not implement yet.
import { type OperationId, operations } from '@halyard/sdk/operations';
import { UNIMPLEMENTED } from '../server/src/unimplemented.ts';

const missing: readonly OperationId[] = UNIMPLEMENTED;
for (const id of missing) {
  const { method, path } = operations[id];
  console.log(`${id.padEnd(28)} ${method.padEnd(6)} ${path}`);
}
const total = Object.keys(operations).length;
console.log(`${missing.length} of ${total} operations are not implemented`);
