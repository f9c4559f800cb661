import { invalidate } from '@halyard/sdk/react';
import { isTokenRestorable } from '@halyard/sdk/rules';
import type { ApiToken } from '@halyard/sdk/types';
import { Button, Row, Text, toast } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../app/errors/failure-text.ts';
import { useConfirm } from '../changes/use-confirm.tsx';
import { useLanguage } from '../i18n/i18n.tsx';
import type { TokenCalls } from './token-calls.ts';
import { tokenState } from './token-state.ts';

interface TokenActionsProps {
  token: ApiToken;
  calls: TokenCalls;
}

/** Revokes or restores a token, and deletes one that does not work. */
export function TokenActions({ token, calls }: TokenActionsProps) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const { id, name, isRevoked, revocation } = token;
  const isLost = revocation ? !isTokenRestorable(revocation, calls.areOfStaff) : false;
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
      {isLost ? (
        <Text size={12} tone="muted">
          {revocation === 'Account' ? words.endedText() : words.byAdministrator()}
        </Text>
      ) : (
        <Button
          size="small"
          aria-label={isRevoked ? words.restoreOf({ name }) : words.revokeOf({ name })}
          busy={toggle.isPending}
          onClick={() => toggle.mutate()}
        >
          {isRevoked ? words.restore() : words.revoke()}
        </Button>
      )}
      {tokenState(token, Date.now()) !== 'active' && (
        <Button size="small" variant="ghost" aria-label={words.removeOf({ name })} onClick={remove}>
          {words.remove()}
        </Button>
      )}
      {question}
    </Row>
  );
}
