import { ApiError, type Changes } from '@halyard/sdk/react';
import { toastStore } from '@halyard/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../app/query-cache/query-client.ts';
import { LL, renderPart } from '../testing/render-page.tsx';
import { patchItem } from './optimistic.ts';
import { useChange } from './use-change.ts';

interface Row {
  id: number;
  isOn: boolean;
}

interface Input {
  id: number;
  isOn: boolean;
}

const KEY = ['rows'];
const CHANGES: Changes = [['rows']];
const refusal = new ApiError({ kind: 'http', status: 409, title: 'Not now.' });

/** The server's data; calls wait until they are released. */
let stored: Row[];
let calls: { input: Input; end: PromiseWithResolvers<undefined> }[];

beforeEach(() => {
  stored = [
    { id: 1, isOn: false },
    { id: 2, isOn: false },
  ];
  calls = [];
});

async function setUp(options: { hasUndo?: boolean; scope?: string } = {}) {
  const client = createQueryClient();
  client.setQueryData(KEY, stored);
  const made = { mutate: (_input: Input): void => {} };
  function Sample({ onRender }: { onRender: (mutate: (input: Input) => void) => void }) {
    const queryFn = () => structuredClone(stored);
    const { data: rows = [] } = useQuery({ queryKey: KEY, queryFn, staleTime: Infinity });
    const wasOn = (wanted: number) => rows.some(({ id, isOn }) => id === wanted && isOn);
    const change = useChange<Input>({
      call: (input) => {
        const end = Promise.withResolvers<undefined>();
        calls.push({ input, end });
        return end.promise;
      },
      shows: ({ id, isOn }) => [patchItem<Row>(KEY, id, (row) => ({ ...row, isOn }))],
      changes: CHANGES,
      params: {},
      ...(options.scope !== undefined && { scope: options.scope }),
      ...(options.hasUndo && {
        undo: ({ id, isOn }) => (isOn ? { title: 'On', input: { id, isOn: wasOn(id) } } : null),
      }),
    });
    onRender(change.mutate);
    return null;
  }
  const onRender = (mutate: (input: Input) => void) => {
    made.mutate = mutate;
  };
  renderPart(<Sample onRender={onRender} />, client);
  return {
    shown: () => client.getQueryData<Row[]>(KEY)?.map(({ isOn }) => isOn),
    client,
    change: async (id: number, isOn: boolean) => act(async () => made.mutate({ id, isOn })),
  };
}

async function succeed(index: number) {
  const call = calls[index];
  if (!call) throw new Error(`There is no call ${index}.`);
  stored = stored.map((row) => (row.id === call.input.id ? { ...row, ...call.input } : row));
  await act(async () => call.end.resolve(undefined));
}

const fail = (index: number) => act(async () => calls[index]?.end.reject(refusal));
const toasts = () => toastStore.list().map(({ title }) => title);

test('shows at once, and stays when the server agrees', async () => {
  const { shown, change } = await setUp();
  await change(1, true);
  expect(shown()).toEqual([true, false]);
  await succeed(0);
  await waitFor(() => expect(shown()).toEqual([true, false]));
  expect(toasts()).toEqual([]);
});

test('is taken back when it fails, and the reason is said', async () => {
  const { shown, change } = await setUp();
  await change(1, true);
  // The rollback must not depend on a refetch.
  stored = [];
  await act(async () => calls[0]?.end.reject(refusal));
  expect(toasts()).toEqual(['Not now.']);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('a failure does not take back another change that is under way', async () => {
  const { shown, change } = await setUp();
  await change(1, true);
  await change(2, true);
  expect(shown()).toEqual([true, true]);
  await fail(0);
  expect(shown()).toEqual([false, true]);
  await succeed(1);
  await waitFor(() => expect(shown()).toEqual([false, true]));
});

test('of two changes of the same thing the later one counts, whichever fails', async () => {
  const { shown, change } = await setUp();
  await change(1, true);
  await change(1, false);
  expect(shown()).toEqual([false, false]);
  await fail(1);
  expect(shown()).toEqual([true, false]);
  await succeed(0);
  await waitFor(() => expect(shown()).toEqual([true, false]));
});

test('what the server answers meanwhile stays when the change is taken back', async () => {
  const { shown, change, client } = await setUp();
  await change(1, true);
  act(() => {
    client.setQueryData(KEY, [
      { id: 1, isOn: false },
      { id: 2, isOn: true },
    ]);
  });
  stored = [
    { id: 1, isOn: false },
    { id: 2, isOn: true },
  ];
  await fail(0);
  expect(shown()).toEqual([false, true]);
});

test('changes of one scope are sent one after the other', async () => {
  const { shown, change } = await setUp({ scope: 'rows' });
  await change(1, true);
  await change(2, true);
  expect(calls).toHaveLength(1);
  expect(shown()).toEqual([true, true]);
  await succeed(0);
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('can be undone while that is offered, back to how it was before', async () => {
  const { shown, change } = await setUp({ hasUndo: true });
  await change(1, true);
  expect(toasts()).toEqual([]);
  await succeed(0);
  await waitFor(() => expect(toasts()).toEqual(['On']));
  const undo = toastStore.list()[0]?.action;
  expect(undo?.label).toBe(LL.frame.undo());
  await act(async () => undo?.onAction());
  expect(shown()).toEqual([false, false]);
  await succeed(1);
  expect(toasts()).toEqual(['On']);
});
