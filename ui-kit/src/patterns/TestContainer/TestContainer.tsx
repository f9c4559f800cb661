import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { LogText } from '../../components/LogText/LogText.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { isRunning, stateLooks, type TestContainerState } from './test-container-state.ts';
import { Facts, Head, Line, Root, Words } from './TestContainer.styles.ts';

export interface TestContainerProps {
  /** "Test container" */
  title: string;
  state: TestContainerState;
  /** The state in words: "Running", "Starting, 7 s", "Failed". */
  stateLabel: string;
  /** At the end of the head: "ready after 2.3 s, 27:41 left". */
  facts?: ReactNode;
  /** How to reach it: "nc 10.20.0.9 40117"; shown while it is up. */
  entry?: string;
  /** Name of the entry's field: "Entry". */
  entryLabel: string;
  /** In place of the entry while it is not up: what starting does, why it failed, which limit. */
  note?: ReactNode;
  /** Start; Cancel; Restart and Destroy: what makes sense in the state. */
  actions: ReactNode;
  /** What the container said, a line per entry. */
  log?: string;
  /** "Log of the test container" */
  logLabel: string;
}

/** A container of one's own to try a challenge with, and what it says. */
export function TestContainer({
  title,
  state,
  stateLabel,
  facts,
  entry,
  entryLabel,
  note,
  actions,
  log = '',
  logLabel,
}: TestContainerProps) {
  const { tone, icon } = stateLooks[state];
  return (
    <Root aria-label={title} aria-busy={state === 'requested' || state === 'starting'}>
      <Head>
        <h3>{title}</h3>
        <span role="status">
          <Badge
            tone={tone}
            {...(icon && { icon })}
            mark={state === 'starting' && <Spinner decorative />}
          >
            {stateLabel}
          </Badge>
        </span>
        {facts !== undefined && <Facts>{facts}</Facts>}
      </Head>
      <Line>
        {isRunning(state) && entry !== undefined ? (
          <CopyField value={entry} label={entryLabel} />
        ) : (
          <Words data-failed={state === 'failed' || undefined}>{note}</Words>
        )}
        {actions}
      </Line>
      {log !== '' && <LogText label={logLabel} log={log} follow live maxHeight="160px" />}
    </Root>
  );
}
