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
  /** Decides icon and colour, and whether the entry is shown. */
  state: TestContainerState;
  /** The state in words: "Running", "Starting, 7 s", "Failed". */
  stateLabel: string;
  /** At the end of the header: "ready after 2.3 s, 27:41 left". */
  facts?: ReactNode;
  /** Entry: "nc 10.20.0.9 40117", or an `EntryLine`; shown while the container runs. */
  entry?: ReactNode;
  /** Name of the entry's field: "Entry". */
  entryLabel: string;
  /** Shown instead of the entry: what starting does, why it failed, or which limit applies. */
  note?: ReactNode;
  /** The actions that are possible in the state: Start, Cancel, Restart, Destroy. */
  actions: ReactNode;
  /** Lines of the container's log. */
  log?: string;
  /** "Log of the test container" */
  logLabel: string;
}

/** A container for testing a challenge, with its log. */
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
          typeof entry === 'string' ? (
            <CopyField value={entry} label={entryLabel} />
          ) : (
            entry
          )
        ) : (
          <Words data-failed={state === 'failed' || undefined}>{note}</Words>
        )}
        {actions}
      </Line>
      {log !== '' && <LogText label={logLabel} log={log} follow live maxHeight="160px" />}
    </Root>
  );
}
