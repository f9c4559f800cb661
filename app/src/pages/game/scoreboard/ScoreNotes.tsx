import { hasRole } from '@halyard/sdk/rules';
import { Banner } from '@halyard/ui-kit';
import { FrozenIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Says why the scoreboard stands still. */
export function Frozen({ since }: { since: number }) {
  const { LL, dates } = useLanguage();
  const profile = useProfile();
  const isStaff = profile && hasRole(profile, 'Monitor');
  const say = isStaff ? LL.scoreboard.frozenStaff : LL.scoreboard.frozen;
  return (
    <Banner icon={FrozenIcon}>
      {say({ time: dates.weekMoment(since), zone: dates.zone(since) })}
    </Banner>
  );
}

/** Says how old the scoreboard is while the server cannot be reached. */
export function Stale({ since }: { since: number }) {
  const { LL, dates } = useLanguage();
  return (
    <Banner tone="warn" icon={TimeIcon}>
      {LL.scoreboard.stale({ time: dates.time(since) })}
    </Banner>
  );
}
