import {
  createOwnToken,
  createOwnTokenChanges,
  restoreOwnToken,
  revokeOwnToken,
  useListOwnTokens,
} from '@halyard/sdk/react';
import type { ApiToken } from '@halyard/sdk/types';
import { Button, FormSection, List, Row, SettingRow, Stack, Text } from '@halyard/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TokenActions } from '../../../tokens/TokenActions.tsx';
import { TokenBadge } from '../../../tokens/TokenBadge.tsx';
import type { TokenCalls } from '../../../tokens/token-calls.ts';
import { ForPrograms } from '../../about/ForPrograms.tsx';

const CreateTokenDialog = lazyDialog(
  async () => (await import('../../../tokens/CreateTokenDialog.tsx')).CreateTokenDialog,
);

const CALLS: TokenCalls = {
  create: (input) => createOwnToken(input),
  revoke: (id, options) => revokeOwnToken(id, options),
  restore: (id) => restoreOwnToken(id),
  areOfStaff: false,
  changes: createOwnTokenChanges,
};

/** The API tokens that one has made. */
export function TokensSection() {
  const { LL } = useLanguage();
  const words = LL.tokens;
  const [isCreating, setCreating] = useState(false);
  const { data: tokens, error, refetch } = useListOwnTokens();
  return (
    <FormSection id="tokens" title={words.caption()} description={words.own.text()}>
      {error && !tokens ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <TokenRows tokens={tokens} />
      )}
      <Row gap={8} wrap>
        <Button onClick={() => setCreating(true)}>{words.create()}</Button>
        <ForPrograms />
      </Row>
      {isCreating && <CreateTokenDialog calls={CALLS} onClose={() => setCreating(false)} />}
    </FormSection>
  );
}

function TokenRows({ tokens }: { tokens: readonly ApiToken[] | undefined }) {
  const { LL } = useLanguage();
  const words = LL.tokens;
  if (!tokens)
    return (
      <List label={words.caption()} loadingRows={1}>
        {null}
      </List>
    );
  if (tokens.length === 0) {
    return (
      <Text as="p" size={13} tone="muted">
        {words.own.none()}
      </Text>
    );
  }
  return (
    <Stack>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Stack>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const { LL, dates } = useLanguage();
  const words = LL.tokens;
  const day = (at: number | null) => (at === null ? words.never() : dates.fullDate(at));
  return (
    <SettingRow
      title={token.name}
      mark={<TokenBadge token={token} />}
      hint={words.own.facts({ expires: day(token.expiresAt), used: day(token.lastUsedAt) })}
    >
      {() => <TokenActions token={token} calls={CALLS} />}
    </SettingRow>
  );
}
