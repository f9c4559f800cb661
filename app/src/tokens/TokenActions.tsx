import { invalidate } from '@halyard/sdk/react';
import type { ApiToken } from '@halyard/sdk/types';
import { Button, Row, toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../app/errors/failure-text.ts';
import { useConfirm } from '../changes/use-confirm.tsx';
import { useLanguage } from '../i18n/i18n.tsx';
import type { TokenCalls } from './token-calls.ts';

interface TokenActionsProps {
  token: ApiToken;
  calls: TokenCalls;
}

/** Revokes or restores a token, and deletes a revoked one. */
export function TokenActions({ token, calls }: TokenActionsProps) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const { id, name, isRevoked } = token;
  const toggle = useMutation({
    mutationFn: () => (isRevoked ? calls.restore(id) : calls.revoke(id)),
    onSuccess: () => invalidate(client, calls.changes, {}),
    onError: (error) => toast({ tone: 'danger', title: failureText(LL, error) }),
  });
  const remove = () =>
    ask({
      title: words.removeTitle({ name }),
      effect: words.removeEffect(),
      confirm: words.remove(),
      destructive: true,
      act: async () => {
        await calls.revoke(id, { delete: true });
        await invalidate(client, calls.changes, {});
      },
    });
  return (
    <Row gap={8} justify="end" wrap>
      <Button
        size="small"
        aria-label={isRevoked ? words.restoreOf({ name }) : words.revokeOf({ name })}
        busy={toggle.isPending}
        onClick={() => toggle.mutate()}
      >
        {isRevoked ? words.restore() : words.revoke()}
      </Button>
      {isRevoked && (
        <Button size="small" variant="ghost" aria-label={words.removeOf({ name })} onClick={remove}>
          {words.remove()}
        </Button>
      )}
      {question}
    </Row>
  );
}
