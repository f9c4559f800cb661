import { describe, expect, test } from 'vitest';
import { type Answer, follow, type Media, operationsOf, readBundle, refusalsOf } from './bundle.ts';

const bundle = readBundle();
const { schemas, responses } = bundle.components;
const operations = operationsOf(bundle);
const statusOf = schemas['ErrorCode']?.['x-status'] ?? {};

/** What stands for a body: its own examples, else the one of its named schema. */
function examplesOf({ schema, example, examples }: Media): unknown[] {
  if (examples) return Object.values(examples).map(({ value }) => value);
  const one = example ?? follow(schema, schemas).example;
  return one === undefined ? [] : [one];
}

/** The examples of refusals, with the code that each is listed under. */
const refusals = Object.entries(responses).flatMap(([name, { content }]) =>
  Object.entries(content?.['application/json']?.examples ?? {}).map(
    ([code, { value }]) => [`${name}: ${code}`, code, value] as const,
  ),
);

describe('examples', () => {
  test('stand for every body that is sent or answered', () => {
    const silent = operations.flatMap(({ operationId, requestBody, responses: answers }) =>
      [requestBody?.content, ...Object.values(answers).map(({ content }: Answer) => content)]
        .flatMap((content) => Object.entries(content ?? {}))
        .filter(([, media]) => examplesOf(media).length === 0)
        .map(([type]) => `${operationId} ${type}`),
    );
    expect(silent).toEqual([]);
  });

  test('stand for every parameter', () => {
    const silent = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ schema, example }) => (example ?? follow(schema, schemas).example) === undefined)
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('stand for every refusal that is common to many operations', () => {
    const shown = new Set(refusals.map(([, code]) => code));
    const common = Object.values(bundle['x-common-errors']).flat();
    expect(common.filter((code) => !shown.has(code))).toEqual([]);
  });

  test.each(refusals)('%s has that code and a status of it', (_, code, value) => {
    expect(value).toMatchObject({ code, status: expect.any(Number) });
    // Some operations keep another status for older clients.
    const kept = operations.map((operation) => operation['x-error-status']?.[code]);
    expect([statusOf[code], ...kept]).toContain((value as { status: number }).status);
  });

  test('of a refusal have the status of their answer', () => {
    const wrong = operations.flatMap((operation) =>
      refusalsOf(operation).flatMap(([status, { content }]) =>
        Object.entries(content?.['application/json']?.examples ?? { none: { value: {} } })
          .filter(([, { value }]) => (value as { status?: number }).status !== Number(status))
          .map(([code]) => `${operation.operationId} ${status} ${code}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
