import { type Changes, invalidate } from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../app/errors/failure-text.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { offerUndo } from './offer-undo.ts';
import { endPatch, type Patch, reshowPatches, showPatch } from './optimistic.ts';

interface ChangeOptions<Input> {
  call: (input: Input) => Promise<unknown>;
  /** The optimistic updates, shown before the server has responded. */
  shows: (input: Input) => readonly Patch[];
  /** What to refetch afterwards: the call's `…Changes` and its path parameters. */
  changes: Changes;
  params: Readonly<Record<string, unknown>>;
  /** The subject of the change, used as prefix of the error message. */
  about?: (input: Input) => string;
  /** Offers to undo the change: a message and the input that reverts it. Null if it cannot be undone. */
  undo?: (input: Input) => { title: string; input: Input } | null;
  /** Changes of the same scope are sent one after the other. */
  scope?: string;
}

/**
 * An optimistic change. If it fails, it is rolled back and the error is shown; other pending changes
 * are kept.
 */
export function useChange<Input>(options: ChangeOptions<Input>) {
  const { call, shows, changes, params, about, undo, scope } = options;
  const { LL } = useLanguage();
  const client = useQueryClient();
  const mutation = useMutation({
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: call,
    onMutate: async (input) => {
      const patches = shows(input);
      // What reverts it depends on how things are before it.
      const back = undo?.(input);
      // A response from before the change would overwrite the update.
      await Promise.all(patches.map(({ key }) => client.cancelQueries({ queryKey: key })));
      for (const patch of patches) showPatch(client, patch);
      return { patches, back };
    },
    onSuccess: (_answer, _input, { patches, back }) => {
      for (const patch of patches) endPatch(client, patch, true);
      if (back) offerUndo(LL, back.title, () => mutation.mutate(back.input));
    },
    onError: (error, input, context) => {
      for (const patch of context?.patches ?? []) endPatch(client, patch, false);
      const reason = failureText(LL, error);
      toast({
        tone: 'danger',
        ...(about ? { title: about(input), detail: reason } : { title: reason }),
      });
    },
    onSettled: async (_answer, _error, _input, context) => {
      await invalidate(client, changes, params);
      // The response does not include other pending changes.
      for (const { key } of context?.patches ?? []) reshowPatches(client, key);
    },
  });
  return mutation;
}
