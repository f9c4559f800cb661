import type { GameStatistics } from '@halyard/sdk/types';
import { roughDuration } from '../../../game/durations.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { TimePart } from './TimePart.tsx';

/** When teams registered. */
export function RegistrationsPart({ data: { registrations } }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = registrations;
  return (
    <TimePart
      title={words.registrations()}
      text={words.registrationsText({ span: roughDuration(LL, step) })}
      empty={words.noRegistrations()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      bins={bins.map(({ time, teams }) => ({ time, counts: [teams] }))}
      step={step}
    />
  );
}
