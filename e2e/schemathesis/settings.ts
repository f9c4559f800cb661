import type { Ids, Seeded } from './seed.ts';

/** The share of calls in which a parameter gets an id that exists; a path with two of them does in 81 %. */
const PROBABILITY = 0.9;

/** The settings of schemathesis for one role (`schemathesis.toml`). */
export function settingsFor({ ids, spareIds, flag }: Seeded, session: string | null): string {
  return [
    // The parameters of a security scheme would replace the session.
    '[generation]',
    'with-security-parameters = false',
    ...(session === null ? [] : ['[auth.openapi.session]', `api_key = ${JSON.stringify(session)}`]),
    // What is declared and not built yet.
    '[checks.not_a_server_error]',
    'expected-statuses = ["2xx", "3xx", "4xx", 501]',
    ...dictionaries('', ids),
    ...dictionaries('spare-', spareIds),
    ...dictionaries('', { flag }),
    '[parameters]',
    ...Object.keys(ids).map((name) => binding(`path.${name}`, name)),
    ...operation(
      'include-method = "DELETE"',
      Object.keys(spareIds).map((name) => binding(`path.${name}`, `spare-${name}`)),
    ),
    ...operation('include-operation-id = "submitFlag"', [binding('body.flag', 'flag')]),
    ...operation('include-operation-id = "joinGame"', [binding('body.teamId', 'teamId')]),
    '',
  ].join('\n');
}

/** A dictionary of one value for each id. */
function dictionaries(prefix: string, ids: Ids): string[] {
  return Object.entries(ids).flatMap(([name, value]) => [
    `[dictionaries.${prefix}${name}]`,
    `values = [${JSON.stringify(value)}]`,
  ]);
}

function binding(parameter: string, dictionary: string): string {
  return `"${parameter}" = { dictionary = "${dictionary}", probability = ${PROBABILITY} }`;
}

function operation(which: string, bindings: readonly string[]): string[] {
  return ['[[operations]]', which, '[operations.parameters]', ...bindings];
}
