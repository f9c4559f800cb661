import { type Changes, invalidate, isApiError } from '@halyard/sdk/react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refuseConflicts } from '../forms/edit-conflict.ts';
import type { Edit } from '../forms/form.ts';

interface SaveOptions<Stored, Values extends object> {
  /** Query key of the stored object. */
  key: QueryKey;
  read: () => Promise<Stored>;
  /** The form's values of a stored object. */
  toValues: (stored: Stored) => Values;
  /** Sends the newest stored object with the edits applied; returns the saved object. */
  write: (newest: Stored, edits: Partial<Values>) => Promise<Stored>;
  /** What to refetch afterwards: the call's `…Changes` and its path parameters. */
  changes: Changes;
  params: Readonly<Record<string, unknown>>;
  /** Changes of the same scope are sent one after the other. */
  scope: string;
}

/** How often the object is read again because it changed between reading and writing. */
const MAX_ATTEMPTS = 3;

/**
 * Saves edits on top of the newest stored object. If somebody else has changed an edited field since,
 * it sends nothing, shows the newest values and rejects with an `EditConflict`.
 *
 * The object is read right before it is written. A change that reaches the server between the two
 * is noticed where `write` names the version that it is based on (`ifMatch`): then the object is read
 * and compared again.
 */
export function useSave<Stored, Values extends object>(options: SaveOptions<Stored, Values>) {
  const { key, read, toValues, write, changes, params, scope } = options;
  const client = useQueryClient();
  const show = async (stored: Stored) => {
    // A pending older response must not replace this one.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, stored);
  };
  const { mutateAsync } = useMutation({
    scope: { id: scope },
    mutationFn: async (edit: Edit<Values>) => {
      await show(await writeNewest(edit));
      void invalidate(client, changes, params);
    },
  });
  const writeNewest = async ({ edits, base }: Edit<Values>, attempt = 1): Promise<Stored> => {
    const newest = await read();
    try {
      refuseConflicts(toValues(newest), edits, base);
    } catch (conflict) {
      await show(newest);
      throw conflict;
    }
    try {
      return await write(newest, edits);
    } catch (error) {
      if (!isVersionConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      return writeNewest({ edits, base }, attempt + 1);
    }
  };
  return mutateAsync;
}

function isVersionConflict(error: unknown): boolean {
  return isApiError(error) && error.code === 'VERSION_CONFLICT';
}
