import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBundle } from '../../api-spec/bundle.ts';
import type { NewFile } from './files.ts';
import { type OperationOptions, planOperation } from './operation-plan.ts';
import { specFiles } from './operation-spec.ts';
import { serverFiles } from './operation-server.ts';

/** A new operation, named like `team/history`: its description, handler, scenario and test. */
export function scaffoldOperation(
  root: string,
  name: string,
  options: OperationOptions = {},
): NewFile[] {
  const bundle = readBundle(pathToFileURL(join(root, 'api-spec/dist/openapi.json')));
  const plan = planOperation(name, options);
  return [...specFiles(bundle, plan), ...serverFiles(plan)];
}
