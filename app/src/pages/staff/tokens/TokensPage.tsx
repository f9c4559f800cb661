import {
  createToken,
  createTokenChanges,
  restoreToken,
  revokeToken,
  useListTokens,
} from '@halyard/sdk/react';
import type { ApiToken } from '@halyard/sdk/types';
import { DataTable, EmptyState, MissingFlag, Text } from '@halyard/ui-kit';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { AddButton } from '../shared/AddButton.tsx';
import { StaffHeader } from '../shared/StaffHeader.tsx';
import { TokenActions } from '../../../tokens/TokenActions.tsx';
import { TokenBadge } from '../../../tokens/TokenBadge.tsx';
import type { TokenCalls } from '../../../tokens/token-calls.ts';

const CreateTokenDialog = lazyDialog(
  async () => (await import('../../../tokens/CreateTokenDialog.tsx')).CreateTokenDialog,
);

const CALLS: TokenCalls = {
  create: (input) => createToken(input),
  revoke: (id, options) => revokeToken(id, options),
  restore: (id) => restoreToken(id),
  areOfStaff: true,
  changes: createTokenChanges,
};

/** The API tokens of all members of the staff. */
export function TokensPage() {
  const { LL } = useLanguage();
  const words = LL.tokens;
  const { data: tokens, error, refetch } = useListTokens();
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
      {isCreating && <CreateTokenDialog calls={CALLS} onClose={() => setCreating(false)} />}
    </>
  );
}

interface TokensTableProps {
  tokens: readonly ApiToken[] | undefined;
  create: ReactNode;
}

function TokensTable({ tokens, create }: TokensTableProps) {
  const { LL, dates } = useLanguage();
  const words = LL.tokens;
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
          cell: (token) => <TokenBadge token={token} />,
        },
        {
          id: 'actions',
          header: LL.staff.games.actions(),
          align: 'end',
          cell: (token) => <TokenActions token={token} calls={CALLS} />,
        },
      ]}
    />
  );
}
