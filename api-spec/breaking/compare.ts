import { type Answer, type Bundle, type Operation, operationsOf } from '../bundle.ts';
import { type Change, change, missingFrom } from './change.ts';
import { createSchemaComparison } from './schemas.ts';

const ROLES = ['public', 'user', 'monitor', 'admin'];

/**
 * The codes that follow from `x-participation` and `x-phase`. A new one means that the operation
 * requires more of the caller or of the game's time than it did.
 */
const GAME_CODES = new Set(['NOT_JOINED', 'NOT_ACCEPTED', 'GAME_NOT_STARTED', 'GAME_ENDED']);

type CompareSchemas = ReturnType<typeof createSchemaComparison>;

/** Finds what a client of the first description may stumble over at a server of the second. */
export function findChanges(before: Bundle, after: Bundle): Change[] {
  const compareSchemas = createSchemaComparison({
    before: before.components.schemas,
    after: after.components.schemas,
  });
  const now = new Map(operationsOf(after).map((operation) => [addressOf(operation), operation]));
  return operationsOf(before).flatMap((old) => {
    const is = now.get(addressOf(old));
    if (!is) return [change('operation-removed', old.operationId, `(${addressOf(old)}) is gone`)];
    return compareOperations(old, is, compareSchemas);
  });
}

function addressOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function compareOperations(old: Operation, now: Operation, compare: CompareSchemas): Change[] {
  const at = old.operationId;
  return [
    ...(now.operationId === at
      ? []
      : [change('operation-renamed', at, `is ${now.operationId} now`)]),
    ...(ROLES.indexOf(now['x-access']) > ROLES.indexOf(old['x-access'])
      ? [change('access-raised', at, `asks for ${now['x-access']} now`)]
      : []),
    ...missingFrom(now['x-errors'], old['x-errors'])
      .filter((code) => GAME_CODES.has(code))
      .map((code) => change('game-required', at, `refuses with ${code} now`)),
    ...missingFrom(old['x-errors'], now['x-errors']).map((code) =>
      change('code-removed', at, `no longer refuses with ${code}`),
    ),
    ...compareParameters(old, now, compare),
    ...compareBodies(old, now, compare),
    ...compareAnswers(old, now, compare),
  ];
}

function compareParameters(old: Operation, now: Operation, compare: CompareSchemas): Change[] {
  const find = (operation: Operation, name: string, place: string) =>
    operation.parameters.find((one) => one.name === name && one.in === place);
  const kept = old.parameters.flatMap((was) => {
    const at = `${old.operationId}?${was.name}`;
    const is = find(now, was.name, was.in);
    if (!is) return [change('parameter-removed', at, 'is ignored now')];
    return compare(was.schema, is.schema, 'request', at);
  });
  const required = now.parameters
    .filter((is) => is.required === true && find(old, is.name, is.in)?.required !== true)
    .map(({ name }) =>
      change('parameter-required', `${old.operationId}?${name}`, 'is required now'),
    );
  return [...kept, ...required];
}

function compareBodies(old: Operation, now: Operation, compare: CompareSchemas): Change[] {
  const at = old.operationId;
  const was = old.requestBody;
  const is = now.requestBody;
  if (was && !is) return [change('body-removed', at, 'no longer takes a body')];
  const isRequired = is?.required === true && was?.required !== true;
  return [
    ...(isRequired ? [change('body-required', at, 'needs a body now')] : []),
    ...compareContents(was?.content, is?.content, 'request', `${at} body`, compare),
  ];
}

function compareAnswers(old: Operation, now: Operation, compare: CompareSchemas): Change[] {
  return Object.entries(old.responses).flatMap(([status, was]) => {
    const at = `${old.operationId} ${status}`;
    const is = now.responses[status];
    if (!is) return [change('status-removed', at, 'is no longer answered')];
    const headers = missingFrom(Object.keys(was.headers ?? {}), Object.keys(is.headers ?? {}));
    return [
      ...headers.map((name) => change('header-removed', at, `lacks the header ${name}`)),
      ...compareContents(was.content, is.content, 'answer', at, compare),
    ];
  });
}

function compareContents(
  old: Answer['content'] = {},
  now: Answer['content'] = {},
  direction: 'request' | 'answer',
  at: string,
  compare: CompareSchemas,
): Change[] {
  return Object.entries(old).flatMap(([type, was]) => {
    const is = now[type];
    if (!is) return [change('media-type-removed', at, `is no longer ${type}`)];
    return compare(was.schema, is.schema, direction, at);
  });
}
