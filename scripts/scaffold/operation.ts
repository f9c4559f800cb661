import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBundle } from '../../api-spec/bundle.ts';
import { planDeclared } from './declared-plan.ts';
import { declaredFiles } from './declared-server.ts';
import type { NewFile } from './files.ts';
import { type OperationOptions, planOperation } from './operation-plan.ts';
import { specFiles } from './operation-spec.ts';
import { serverFiles } from './operation-server.ts';

/**
 * An operation with handler, scenario and test. A name like `team/history` is a new one and gets a
 * description too; a name like `kickMember` is one of the spec that the server does not answer yet.
 */
export function scaffoldOperation(
  root: string,
  name: string,
  options: OperationOptions = {},
): NewFile[] {
  const bundle = readBundle(pathToFileURL(join(root, 'api-spec/dist/openapi.json')));
  if (/^[a-z]+[A-Z][A-Za-z]*$/.test(name))
    return declaredFiles(root, planDeclared(root, bundle, name, options.module));
  const plan = planOperation(name, options);
  return [...specFiles(bundle, plan), ...serverFiles(plan)];
}
