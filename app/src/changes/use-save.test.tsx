import { ApiError, type Changes } from '@halyard/sdk/react';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../app/query-cache/query-client.ts';
import { EditConflict } from '../forms/edit-conflict.ts';
import type { Edit } from '../forms/form.ts';
import { renderPart } from '../testing/render-page.tsx';
import { useSave } from './use-save.ts';

interface Stored {
  title: string;
  size: number;
}

const KEY = ['thing'];
const CHANGES: Changes = [];
let stored: Stored;

beforeEach(() => {
  stored = { title: 'Harbour', size: 5 };
});

function setUp() {
  const client = createQueryClient();
  client.setQueryData(KEY, stored);
  const read = vi.fn(async () => stored);
  const write = vi.fn(async (newest: Stored, edits: Partial<Stored>) => {
    stored = { ...newest, ...edits };
    return stored;
  });
  type Save = (edit: Edit<Stored>) => Promise<void>;
  const made: { save: Save } = { save: async () => {} };
  function Sample({ onRender }: { onRender: (save: Save) => void }) {
    const save = useSave<Stored, Stored>({
      key: KEY,
      read,
      toValues: (thing) => thing,
      write,
      changes: CHANGES,
      params: {},
      scope: 'thing',
    });
    onRender(save);
    return null;
  }
  const onRender = (save: Save) => {
    made.save = save;
  };
  renderPart(<Sample onRender={onRender} />, client);
  return {
    read,
    write,
    save: (edit: Edit<Stored>) => act(() => made.save(edit)),
    // In one `act`: two that overlap would break React's test environment for the files after this one.
    saveAtOnce: (...edits: Edit<Stored>[]) =>
      act(() => Promise.all(edits.map((edit) => made.save(edit)))),
    cached: () => client.getQueryData<Stored>(KEY),
  };
}

test('writes the edits over what somebody else has changed elsewhere', async () => {
  const { save, write, cached } = setUp();
  stored = { title: 'Renamed', size: 5 };
  await save({ edits: { size: 3 }, base: { size: 5 } });
  expect(write).toHaveBeenCalledWith({ title: 'Renamed', size: 5 }, { size: 3 });
  expect(cached()).toEqual({ title: 'Renamed', size: 3 });
});

test('writes nothing when somebody else has changed the same field, and shows their value', async () => {
  const { save, write, cached } = setUp();
  stored = { title: 'Renamed', size: 5 };
  const edit = { edits: { title: 'Mine' }, base: { title: 'Harbour' } };
  await expect(save(edit)).rejects.toBeInstanceOf(EditConflict);
  expect(write).not.toHaveBeenCalled();
  expect(cached()).toEqual({ title: 'Renamed', size: 5 });
});

test('the same change by two people is no conflict', async () => {
  const { save, write } = setUp();
  stored = { title: 'Mine', size: 5 };
  await save({ edits: { title: 'Mine' }, base: { title: 'Harbour' } });
  expect(write).toHaveBeenCalledTimes(1);
});

describe('a change that arrives between reading and writing', () => {
  const conflict = new ApiError({ kind: 'http', status: 409, title: '', code: 'VERSION_CONFLICT' });

  test('of another field is written over', async () => {
    const { save, write, cached } = setUp();
    write.mockImplementationOnce(async () => {
      stored = { ...stored, title: 'Renamed' };
      throw conflict;
    });
    await save({ edits: { size: 3 }, base: { size: 5 } });
    expect(cached()).toEqual({ title: 'Renamed', size: 3 });
  });

  test('of the same field is a conflict', async () => {
    const { save, write, cached } = setUp();
    write.mockImplementationOnce(async () => {
      stored = { ...stored, size: 4 };
      throw conflict;
    });
    const edit = { edits: { size: 3 }, base: { size: 5 } };
    await expect(save(edit)).rejects.toBeInstanceOf(EditConflict);
    expect(cached()).toEqual({ title: 'Harbour', size: 4 });
  });

  test('again and again is an error', async () => {
    const { save, write } = setUp();
    write.mockRejectedValue(conflict);
    await expect(save({ edits: { size: 3 }, base: { size: 5 } })).rejects.toBe(conflict);
    expect(write).toHaveBeenCalledTimes(3);
  });
});

test('two saves do not overlap: the second one reads what the first one wrote', async () => {
  const { saveAtOnce, write } = setUp();
  await saveAtOnce(
    { edits: { size: 3 }, base: { size: 5 } },
    { edits: { title: 'Dock' }, base: { title: 'Harbour' } },
  );
  expect(write).toHaveBeenLastCalledWith({ title: 'Harbour', size: 3 }, { title: 'Dock' });
});
