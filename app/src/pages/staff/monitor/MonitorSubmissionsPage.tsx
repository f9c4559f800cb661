import { useListSubmissions } from '@halyard/sdk/react';
import type { Submission, SubmissionResult } from '@halyard/sdk/types';
import { PanelSections, Segmented, Split, SubmissionStream, Switch } from '@halyard/ui-kit';
import { useState } from 'react';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { markStray } from '../../../game/stray.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { MonitorFilter } from './MonitorFilter.tsx';
import { MonitorHeader } from './MonitorHeader.tsx';
import { MonitorPages } from './MonitorPages.tsx';
import { NothingHere } from './MonitorStates.tsx';
import { PauseButton, PauseState } from './PauseButton.tsx';
import { challengeCell, rowAddress } from './rows.ts';
import { SelectedRow } from './SelectedRow.tsx';
import { StartedGame } from './StartedGame.tsx';
import { useNews } from './use-news.ts';
import { useHeldRows } from './use-held-rows.ts';
import type { Monitor } from './use-monitor.ts';
import { WrongFlags } from './WrongFlags.tsx';

const TOPICS = ['Submission'] as const;
const RESULTS = [
  'Accepted',
  'WrongAnswer',
  'CheatDetected',
  'NotFound',
] as const satisfies readonly SubmissionResult[];
const ALL = 'All';

/** What the teams of a game have sent, the newest first. */
export function MonitorSubmissionsPage() {
  return (
    <StartedGame tab="submissions" topics={TOPICS}>
      {(monitor) => <Submissions monitor={monitor} />}
    </StartedGame>
  );
}

function Submissions({ monitor }: { monitor: Monitor }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  const { gameId, params, query, listOptions, isNewest, change } = monitor;
  const result = RESULTS.find((each) => each === params.get('type'));
  const { data, error, refetch, isPlaceholderData } = useListSubmissions(
    gameId,
    { ...query, ...(result && { type: result }) },
    { query: listOptions },
  );
  const held = useHeldRows(data, JSON.stringify([query, result]), !isPlaceholderData);
  const [flagsShown, setFlagsShown] = useState(false);
  const rows = held.shown ?? [];
  const open = rows.find((row) => keyOf(row) === params.get('row'));
  return (
    <>
      <MonitorHeader monitor={monitor} tab="submissions">
        {isNewest && <PauseState pausedAt={held.pausedAt} />}
      </MonitorHeader>
      <MonitorFilter
        monitor={monitor}
        find={words.findAnswer()}
        views={
          <Segmented
            label={words.submissions.result()}
            value={result ?? ALL}
            onValueChange={(next) => change({ type: next === ALL ? null : next })}
            options={[
              { value: ALL, label: words.submissions.all() },
              ...RESULTS.map((each) => ({ value: each, label: words.submissions.results[each]() })),
            ]}
          />
        }
        end={
          <>
            <Switch checked={flagsShown} onCheckedChange={setFlagsShown}>
              {words.submissions.showFlags()}
            </Switch>
            {isNewest && <PauseButton pausedAt={held.pausedAt} onToggle={held.togglePause} />}
          </>
        }
      />
      <PartErrorBoundary>
        <WrongFlags monitor={monitor} flagsShown={flagsShown} />
        <Split
          {...(open && {
            end: {
              width: 340,
              from: 'xl',
              content: (
                <PanelSections label={words.selected()}>
                  <SelectedRow monitor={monitor} row={subjectOf(open)} />
                </PanelSections>
              ),
            },
          })}
        >
          {error && !data ? (
            <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
          ) : (
            <>
              <Stream monitor={monitor} held={held} isLoading={!data} flagsShown={flagsShown} />
              <MonitorPages monitor={monitor} rows={rows} />
            </>
          )}
        </Split>
      </PartErrorBoundary>
    </>
  );
}

interface StreamProps {
  monitor: Monitor;
  held: ReturnType<typeof useHeldRows<Submission>>;
  isLoading: boolean;
  flagsShown: boolean;
}

function Stream({ monitor, held, isLoading, flagsShown }: StreamProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.monitor;
  const { board, params } = monitor;
  const rows = held.shown ?? [];
  const news = useNews(held);
  return (
    <SubmissionStream
      label={words.submissions.caption()}
      submissions={rows.map((row) => ({
        id: keyOf(row),
        result: row.status,
        resultLabel: row.repeat
          ? words.submissions.repeated()
          : words.submissions.results[row.status](),
        time: dates.time(row.time),
        team: { name: row.team },
        user: row.user === '' ? words.gone() : row.user,
        challenge: challengeCell(LL, board, { id: row.challengeId, title: row.challenge }),
        flag: markStray(row.answer),
      }))}
      currentId={params.get('row') ?? undefined}
      rowHref={({ id }) => rowAddress(params, params.get('row') === id ? null : id)}
      flagsShown={flagsShown}
      loadingRows={isLoading ? 12 : 0}
      empty={<NothingHere monitor={monitor} />}
      news={news}
      onShowNews={held.showNewest}
      onPauseToggle={held.togglePause}
      onHover={held.hover}
      words={{
        result: words.submissions.result(),
        time: words.clock({ zone: dates.zone(rows[0]?.time ?? Date.now()) }),
        team: words.team(),
        user: words.user(),
        challenge: words.challenge(),
        flag: words.submissions.flag(),
        masked: words.masked(),
      }}
    />
  );
}

function keyOf({ id, time, answer }: Submission): string {
  return String(id ?? `${time} ${answer}`);
}

function subjectOf({
  team,
  teamId,
  user,
  userId,
  challenge,
  challengeId,
  time,
  status,
}: Submission) {
  return {
    team,
    teamId,
    user,
    userId,
    time,
    challenge: challengeId === undefined ? undefined : { id: challengeId, title: challenge },
    isCheat: status === 'CheatDetected',
  };
}
