import { type ErrorCode, errorStatus, operations, Problem, schemas } from '@halyard/sdk/operations';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import { strayFields } from './answer-shape.ts';
import type { SpecCall } from './spec.ts';

/** Refusals that say when to try again. */
const RETRIED = new Set<ErrorCode>(['RATE_LIMITED', 'OVERLOADED', 'DATABASE_UNAVAILABLE']);

/**
 * Fails unless an answer is one that the contract documents: its status, and by the SDK's own
 * schemas its body. Answers the error code of a refusal, null for what is none.
 */
export function checkAnswer(call: SpecCall, answer: LightMyRequestResponse): ErrorCode | null {
  const said = `${call.id}: ${answer.statusCode} ${answer.body.slice(0, 500)}`;
  expect(call.statuses, said).toContain(answer.statusCode);
  if (answer.statusCode >= 400 && answer.statusCode !== 416)
    return checkProblem(call, answer, said);
  if (answer.statusCode === 200) checkBody(call, answer, said);
  else if (answer.statusCode !== 206) expect(answer.body, said).toBe('');
  return null;
}

function checkBody(call: SpecCall, answer: LightMyRequestResponse, said: string): void {
  if (operations[call.id].answer === 'empty') expect(answer.body, said).toBe('');
  if (!call.answer) return;
  const body: unknown = answer.json();
  const name = `${call.id.charAt(0).toUpperCase()}${call.id.slice(1)}Response`;
  const schema = (schemas as Record<string, unknown>)[name] as z.ZodType;
  expect(schema.safeParse(body).error?.issues, said).toBeUndefined();
  expect(strayFields(call.answer, body), said).toEqual([]);
  expect(answer.headers['content-type'], said).toMatch(/^application\/json/);
}

function checkProblem(call: SpecCall, answer: LightMyRequestResponse, said: string): ErrorCode {
  const { title, status, code, errors, requestId } = Problem.parse(answer.json());
  if (code === undefined) return expect.fail(`${said} has no code`);
  expect(call.codes, said).toContain(code);
  const own: Partial<Record<ErrorCode, number>> = operations[call.id].errorStatus;
  const declared = own[code] ?? errorStatus[code];
  expect(status, said).toBe(declared);
  expect(answer.statusCode, said).toBe(declared >= 10_000 ? 400 : declared);
  expect(title, said).toMatch(/\w/);
  expect(requestId, said).toMatch(/\w/);
  expect(errors, said).toBeDefined();
  if (RETRIED.has(code)) {
    expect(Number(answer.headers['retry-after']), said).toBeGreaterThanOrEqual(1);
  }
  return code;
}
