import {
  invalidate,
  restoreToken,
  restoreTokenChanges,
  revokeToken,
  revokeTokenChanges,
  useListTokens,
} from '@halyard/sdk/react';
import type { ApiToken } from '@halyard/sdk/types';
import { Badge, Button, DataTable, EmptyState, MissingFlag, Row, Text } from '@halyard/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { useConfirm } from '../../changes/use-confirm.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AddButton } from './shared/AddButton.tsx';
import { StaffHeader } from './shared/StaffHeader.tsx';
import { CreateTokenDialog } from './tokens/CreateTokenDialog.tsx';
import { tokenState } from './tokens/token-state.ts';

const TONES = { active: 'ok', expired: 'neutral', revoked: 'danger' } as const;

/** The API tokens of all administrators. */
export function TokensPage() {
  const { LL } = useLanguage();
  const words = LL.staff.tokens;
  const { data: tokens, error, refetch } = useListTokens();
  const { data: config } = useSiteConfig();
  const [isCreating, setCreating] = useState(false);
  const create = <AddButton label={words.create()} onPress={() => setCreating(true)} />;
  return (
    <>
      <StaffHeader tab="tokens" actions={create} />
      {error && !tokens ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <TokensTable tokens={tokens} create={create} />
      )}
      {isCreating && (
        <CreateTokenDialog
          onClose={() => setCreating(false)}
          hasScopes={config?.extensions?.includes('tokenScopes') ?? false}
        />
      )}
    </>
  );
}

interface TokensTableProps {
  tokens: readonly ApiToken[] | undefined;
  create: ReactNode;
}

function TokensTable({ tokens, create }: TokensTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.tokens;
  const now = Date.now();
  const day = (at: number | null) => (at === null ? words.never() : dates.fullDate(at));
  return (
    <DataTable
      caption={words.caption()}
      rows={tokens ?? []}
      rowKey={({ id }) => id}
      loadingRows={tokens ? 0 : 5}
      empty={
        <EmptyState figure={<MissingFlag />} title={words.empty()} actions={create}>
          {words.emptyText()}
        </EmptyState>
      }
      columns={[
        {
          id: 'name',
          header: words.name(),
          cell: ({ name }) => (
            <Text size={13} weight={500} cut>
              {name}
            </Text>
          ),
        },
        {
          id: 'creator',
          header: words.creator(),
          cell: ({ creator }) => creator ?? LL.staff.nothing(),
        },
        { id: 'expires', header: words.expires(), cell: ({ expiresAt }) => day(expiresAt) },
        { id: 'lastUsed', header: words.lastUsed(), cell: ({ lastUsedAt }) => day(lastUsedAt) },
        {
          id: 'state',
          header: words.state(),
          cell: (token) => {
            const state = tokenState(token, now);
            return <Badge tone={TONES[state]}>{words[state]()}</Badge>;
          },
        },
        {
          id: 'actions',
          header: LL.staff.games.actions(),
          align: 'end',
          cell: (token) => <TokenActions token={token} />,
        },
      ]}
    />
  );
}

function TokenActions({ token }: { token: ApiToken }) {
  const { LL } = useLanguage();
  const words = LL.staff.tokens;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const { id, name, isRevoked } = token;
  const toggle = useMutation({
    mutationFn: () => (isRevoked ? restoreToken(id) : revokeToken(id)),
    onSuccess: () =>
      invalidate(client, isRevoked ? restoreTokenChanges : revokeTokenChanges, { tokenId: id }),
  });
  const remove = () =>
    ask({
      title: words.removeTitle({ name }),
      effect: words.removeEffect(),
      confirm: words.remove(),
      destructive: true,
      act: async () => {
        await revokeToken(id, { delete: true });
        await invalidate(client, revokeTokenChanges, { tokenId: id });
      },
    });
  return (
    <Row gap={8} justify="end">
      <Button size="small" busy={toggle.isPending} onClick={() => toggle.mutate()}>
        {isRevoked ? words.restore() : words.revoke()}
      </Button>
      {isRevoked && (
        <Button size="small" variant="ghost" onClick={remove}>
          {words.remove()}
        </Button>
      )}
      {question}
    </Row>
  );
}
