import { ApiError } from '@halyard/sdk/react';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isUnreached, noteCall, useConnection } from './connection.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  noteCall();
});

type Init = ConstructorParameters<typeof ApiError>[0];

const fail = (init: Omit<Init, 'title'>) => new ApiError({ title: 'It failed', ...init });
const state = () => renderHook(useConnection).result.current.state;
const note = (error?: unknown) => act(() => noteCall(error));

const silent = [
  ['no network', fail({ kind: 'network' })],
  ['no answer in time', fail({ kind: 'timeout' })],
  ['half an answer', fail({ kind: 'aborted', status: 200 })],
  ['a proxy’s 502', fail({ kind: 'http', status: 502 })],
  ['a proxy’s 503', fail({ kind: 'http', status: 503 })],
  ['a proxy’s 504', fail({ kind: 'http', status: 504 })],
] as const;

const answered = [
  ['the server’s own 503', fail({ kind: 'http', status: 503, code: 'OVERLOADED' })],
  ['a failure inside of it', fail({ kind: 'http', status: 500 })],
  ['a refusal', fail({ kind: 'http', status: 404, code: 'NOT_FOUND' })],
  ['an answer of no sense', fail({ kind: 'bad-response', status: 200 })],
] as const;

const telling = [
  ['a call taken back', fail({ kind: 'cancelled' })],
  ['a call never sent', fail({ kind: 'bad-request' })],
] as const;

test.each(silent)('%s is an outage, from its first sign on', (_what, error) => {
  expect(isUnreached(error)).toBe(true);
  note(error);
  const { result } = renderHook(useConnection);
  expect(result.current.state).toBe('reconnecting');
  const { since } = result.current;
  for (const [, next] of silent) note(next);
  expect(result.current).toEqual({ state: 'reconnecting', since });
});

test.each(answered)('%s is an answer and ends an outage', (_what, error) => {
  expect(isUnreached(error)).toBe(false);
  note(fail({ kind: 'network' }));
  note(error);
  expect(state()).toBe('polling');
});

test.each(telling)('%s says nothing about the server, now or in an outage', (_what, error) => {
  note(error);
  expect(state()).toBe('polling');
  note(fail({ kind: 'timeout' }));
  note(error);
  expect(state()).toBe('reconnecting');
});

test('without a network no call changes what is known', () => {
  act(() => onlineManager.setOnline(false));
  note();
  expect(state()).toBe('offline');
});
