// `npm run unimplemented`: lists the operations that the server does not implement yet.
import { operations } from '@halyard/sdk/operations';
import { UNIMPLEMENTED } from '../server/src/unimplemented.ts';

for (const id of UNIMPLEMENTED) {
  const { method, path } = operations[id];
  console.log(`${id.padEnd(28)} ${method.padEnd(6)} ${path}`);
}
const total = Object.keys(operations).length;
console.log(`${UNIMPLEMENTED.length} of ${total} operations are not implemented`);
