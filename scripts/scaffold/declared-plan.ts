import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bundle,
  follow,
  gateCodes,
  type Method,
  type Operation,
  operationsOf,
} from '../../api-spec/bundle.ts';
import { toKebab, toPascal } from './names.ts';
import type { GamePlan } from './operation-plan.ts';

/** The list of the operations that the server does not answer yet. */
export const UNIMPLEMENTED_LIST = 'server/src/unimplemented.ts';

/** What the server's files say about an operation of the spec; all but `module` is read there. */
export interface DeclaredPlan {
  id: string;
  /** As in `KickMember`. */
  noun: string;
  /** The folder in `server/src/modules` that answers it. */
  module: string;
  method: Method;
  path: string;
  summary: string;
  access: string;
  /** What it requires of the game in its path; null when it is about none. */
  game: GamePlan | null;
  answer: 'json' | 'binary' | 'empty';
  /** The inputs of its handler that have a schema. */
  inputs: ('params' | 'query' | 'body')[];
  /** Examples of the values in its path, without the id of the game that the gate looks up. */
  params: Record<string, unknown>;
  /** The operations with the same tag. */
  siblings: ReadonlySet<string>;
  /** An example of its JSON body; undefined where it takes none. */
  body: unknown;
  /** The field of its form that takes files; null where it takes none. */
  fileField: string | null;
  /** The error codes of its own: neither shared with others nor given by the gate. */
  codes: string[];
}

/** Reads the plan from the spec; throws if there is nothing to scaffold. */
export function planDeclared(
  root: string,
  bundle: Bundle,
  id: string,
  module: string | undefined,
): DeclaredPlan {
  const all = operationsOf(bundle);
  const operation = all.find(({ operationId }) => operationId === id);
  if (!operation)
    throw new Error(`The spec has no operation ${id}; a new one is named like team/history`);
  if (module === undefined || !/^[a-z]+(?:-[a-z]+)*$/.test(module))
    throw new Error(`Name the module that answers ${id}, as in --module teams`);
  if (!readFileSync(join(root, UNIMPLEMENTED_LIST), 'utf8').includes(`  '${id}',\n`))
    throw new Error(`The operation ${id} is implemented already`);
  const { 'x-participation': participation, 'x-phase': phase } = operation;
  const game = participation && phase ? ({ participation, phase } as GamePlan) : null;
  const given = new Set(game ? gateCodes(game.participation, game.phase) : []);
  return {
    id,
    noun: toPascal(toKebab(id)),
    module,
    siblings: new Set(
      all.filter(({ tags }) => tags[0] === operation.tags[0]).map((each) => each.operationId),
    ),
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    access: operation['x-access'],
    game,
    codes: operation['x-errors'].filter((code) => !given.has(code)),
    ...inputsOf(bundle, operation, game !== null),
    answer: answerOf(operation),
  };
}

function inputsOf(
  { components: { schemas } }: Bundle,
  { parameters, requestBody }: Operation,
  isAboutGame: boolean,
): Pick<DeclaredPlan, 'inputs' | 'params' | 'body' | 'fileField'> {
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const inPath = parameters.filter((each) => each.in === 'path');
  const exists = {
    params: inPath.length > 0,
    query: parameters.some((each) => each.in === 'query'),
    body: json !== undefined,
  };
  const [fileField = null] = form ? Object.keys(follow(form.schema, schemas).properties ?? {}) : [];
  return {
    inputs: (['params', 'query', 'body'] as const).filter((name) => exists[name]),
    params: Object.fromEntries(
      inPath
        .filter(({ name }) => !(isAboutGame && name === 'gameId'))
        .map(({ name, example }) => [name, example]),
    ),
    body: json && (json.example ?? follow(json.schema, schemas).example),
    fileField,
  };
}

function answerOf({ responses }: Operation): DeclaredPlan['answer'] {
  const content = responses['200']?.content ?? {};
  if ('application/json' in content) return 'json';
  return Object.keys(content).length > 0 ? 'binary' : 'empty';
}
