import type { ErrorCode, OperationId } from '@halyard/sdk/operations';
import type { LightMyRequestResponse } from 'fastify';
import { filledFields } from './answer-shape.ts';
import { checkAnswer } from './check-answer.ts';
import { calls, type SpecCall } from './spec.ts';

/** What has been answered so far, each answer checked. */
export interface Reached {
  /** Checks an answer and notes it; answers the error code of a refusal. */
  note(call: SpecCall, answer: LightMyRequestResponse): ErrorCode | null;
  /** As `operation status`. */
  readonly statuses: ReadonlySet<string>;
  /** As `operation CODE`. */
  readonly codes: ReadonlySet<string>;
  /** Fields of JSON answers that had a value other than null, as `operation .field`. */
  readonly fields: ReadonlySet<string>;
}

export function createReached(): Reached {
  const statuses = new Set<string>();
  const codes = new Set<string>();
  const fields = new Set<string>();
  return {
    statuses,
    codes,
    fields,
    note(call, answer) {
      const code = checkAnswer(call, answer);
      statuses.add(`${call.id} ${answer.statusCode}`);
      if (code !== null) codes.add(`${call.id} ${code}`);
      if (answer.statusCode === 200 && call.answer) {
        for (const path of filledFields(call.answer, answer.json()))
          fields.add(`${call.id} ${path}`);
      }
      return code;
    },
  };
}

const byId = new Map<string, SpecCall>(calls.map((call) => [call.id, call]));

/** The call of that name. */
export function callOf(id: OperationId): SpecCall {
  const call = byId.get(id);
  if (!call) throw new Error(`The spec has no operation ${id}`);
  return call;
}
