import type { ApiToken } from '@halyard/sdk/types';
import { Badge } from '@halyard/ui-kit';
import { useLanguage } from '../i18n/i18n.tsx';
import { tokenState } from './token-state.ts';

const TONES = { active: 'ok', expired: 'neutral', revoked: 'danger', ended: 'danger' } as const;

/** Whether a token works now. */
export function TokenBadge({ token }: { token: ApiToken }) {
  const { LL } = useLanguage();
  const state = tokenState(token, Date.now());
  return <Badge tone={TONES[state]}>{LL.tokens[state]()}</Badge>;
}
