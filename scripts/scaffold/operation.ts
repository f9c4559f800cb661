import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBundle } from '../../api-spec/bundle.ts';
import type { NewFile } from './files.ts';
import { type OperationOptions, planOperation } from './operation-plan.ts';
import { specFiles } from './operation-spec.ts';
import { serverFiles } from './operation-server.ts';

/** An operation with description, handler, scenario and test; `place` is like `team/history`. */
export function scaffoldOperation(
  root: string,
  place: string,
  options: OperationOptions = {},
): NewFile[] {
  const plan = planOperation(place, options);
  const bundle = readBundle(pathToFileURL(join(root, 'api-spec/dist/openapi.json')));
  return [...specFiles(bundle, plan), ...serverFiles(plan)];
}
