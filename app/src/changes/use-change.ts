import { type Changes, invalidate } from '@halyard/sdk/react';
import { toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../app/errors/failure-text.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { offerUndo } from './offer-undo.ts';
import { endPatch, type Patch, reshowPatches, showPatch } from './optimistic.ts';

interface ChangeOptions<Input> {
  call: (input: Input) => Promise<unknown>;
  /** What it changes on the screen, shown before the server has answered. */
  shows: (input: Input) => readonly Patch[];
  /** What has to be fetched anew afterwards: the call's `…Changes`, and its path parameters. */
  changes: Changes;
  params: Readonly<Record<string, unknown>>;
  /** What it is about, first in the message of a failure. */
  about?: (input: Input) => string;
  /** Offers to take it back: what happened, and the input that undoes it. Null: it cannot be. */
  undo?: (input: Input) => { title: string; input: Input } | null;
  /** Changes of the same scope are made one after the other. */
  scope?: string;
}

/**
 * One change that shows at once. If it fails, it is taken back and the reason is said; other
 * changes that are still under way stay.
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
      // An answer from before the change would undo what is shown.
      await Promise.all(patches.map(({ key }) => client.cancelQueries({ queryKey: key })));
      for (const patch of patches) showPatch(client, patch);
      return patches;
    },
    onSuccess: (_answer, input, patches) => {
      for (const patch of patches) endPatch(client, patch, true);
      const back = undo?.(input);
      if (back) offerUndo(LL, back.title, () => mutation.mutate(back.input));
    },
    onError: (error, input, patches) => {
      for (const patch of patches ?? []) endPatch(client, patch, false);
      const reason = failureText(LL, error);
      toast({
        tone: 'danger',
        ...(about ? { title: about(input), detail: reason } : { title: reason }),
      });
    },
    onSettled: async (_answer, _error, _input, patches) => {
      await invalidate(client, changes, params);
      // The server does not know yet what other changes under way will do.
      for (const { key } of patches ?? []) reshowPatches(client, key);
    },
  });
  return mutation;
}
