import type { CheatTeam } from '@halyard/sdk/types';
import { hasRole } from '@halyard/sdk/rules';
import { Button, PairCase, PairState, ParticipationBadge } from '@halyard/ui-kit';
import { PrintIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';
import { placeText } from '../../../game/term-words.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseActions } from './CheatActions.tsx';
import { CaseSignals } from './CaseSignals.tsx';
import { CaseTimeline } from './CaseTimeline.tsx';
import { type CaseStanding, LOOKS } from './cases.ts';
import type { CheatPair } from './pairs.ts';
import { useCheatCase } from './use-case.ts';
import { useCaseRecord } from './use-case-record.tsx';
import type { Monitor } from './use-monitor.ts';
import { usePairActivity } from './use-pair-activity.ts';

interface CheatCaseProps {
  monitor: Monitor;
  pair: CheatPair;
  standing: CaseStanding;
  /** All pairs, to count what else the teams have sent. */
  pairs: readonly CheatPair[];
}

/** The reports about two teams: who, when, other signs that they shared flags, and the decision. */
export function CheatCase({ monitor, pair, standing, pairs }: CheatCaseProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const isAdmin = hasRole(useProfile() ?? null, 'Admin');
  const { activity, hasFailed } = usePairActivity(monitor, pair);
  const { owner, sender, reports } = pair;
  const times = reports.map(({ submission }) => submission.time);
  const names = { owner: owner.team.name, sender: sender.team.name };
  const stored = useCheatCase(monitor.gameId, pair);
  const record = useCaseRecord({ stored, pair, activity, isAdmin });
  return (
    <PairCase
      title={words.title(names)}
      facts={words.facts({
        count: reports.length,
        first: dates.weekMoment(Math.min(...times)),
        last: `${dates.weekMoment(Math.max(...times))} ${dates.zone(Math.max(...times))}`,
      })}
      state={<PairState state={LOOKS[standing]} label={words.standings[standing]()} />}
      decision={stored?.found?.decision && <CaseDecision found={stored.found} />}
      evidence={
        <Button icon={PrintIcon} onClick={() => window.print()}>
          {words.evidence()}
        </Button>
      }
      owner={useCaseTeam(monitor, owner, pairs)}
      sender={useCaseTeam(monitor, sender, pairs)}
      arrowLabel={words.arrow()}
      {...(monitor.hasFilters && {
        timeline: {
          title: words.timeline(),
          content: hasFailed ? (
            words.timelineUnavailable()
          ) : (
            <CaseTimeline pair={pair} activity={activity} />
          ),
        },
      })}
      signals={{
        title: words.signals(),
        note: words.signalsNote(),
        content:
          monitor.hasFilters && !hasFailed ? (
            <CaseSignals pair={pair} activity={activity} />
          ) : (
            words.noSignals()
          ),
      }}
      {...record}
      {...(isAdmin && {
        subject: (
          <>
            <strong>{words.subject({ team: sender.team.name })}</strong>
            <br />
            {words.subjectText()}
          </>
        ),
        actions: (
          <CaseActions
            gameId={monitor.gameId}
            pair={pair}
            stored={stored}
            onDecide={() => monitor.set({ case: pair.id }, { replace: true })}
          />
        ),
      })}
    />
  );
}

function useCaseTeam(
  { board }: Monitor,
  { id, team, status, division }: CheatTeam,
  pairs: readonly CheatPair[],
) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor.cheats;
  const row = board?.teams.find((each) => each.id === team.id);
  const sent = pairs
    .filter(({ sender }) => sender.id === id)
    .reduce((count, { reports }) => count + reports.length, 0);
  const number = (value: number) => LL.common.number({ value });
  return {
    name: team.name,
    avatar: team.avatar,
    detail: division ?? words.noDivision(),
    status: <ParticipationBadge status={status} label={LL.terms.participation[status]()} />,
    figures: [
      { label: words.rank(), value: placeText(LL, row?.rank) },
      { label: words.points(), value: number(row?.score ?? 0) },
      { label: words.solved(), value: number(row?.solves.length ?? 0) },
      { label: words.foreign(), value: number(sent) },
    ],
  };
}
