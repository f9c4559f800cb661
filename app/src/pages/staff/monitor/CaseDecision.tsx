import type { CheatCase } from '@halyard/sdk/types';
import { Banner } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** Who has set the state of a case, when and why. */
export function CaseDecision({ found: { state, decision } }: { found: CheatCase }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  if (!decision) return null;
  const { by, at, reason } = decision;
  return (
    <Banner>
      {words.decidedBy({ state: words.states[state](), by, time: dates.weekMoment(at) })}
      {reason !== null && (
        <>
          <br />
          {reason}
        </>
      )}
    </Banner>
  );
}
