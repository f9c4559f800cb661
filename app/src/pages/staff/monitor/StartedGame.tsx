import type { LiveTopic } from '@halyard/sdk/types';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { MonitorHeader, type MonitorTab } from './MonitorHeader.tsx';
import { NotStarted } from './MonitorStates.tsx';
import { type Monitor, useMonitor } from './use-monitor.ts';

interface StartedGameProps {
  tab: MonitorTab;
  /** What the list is told live; a constant. */
  topics: readonly LiveTopic[];
  children: (monitor: Monitor) => ReactNode;
}

/** A list about the game in the address; before its start, the header and a message. */
export function StartedGame({ tab, topics, children }: StartedGameProps) {
  const monitor = useMonitor(topics);
  const { game, hasStarted, error, refetch } = monitor;
  if (game && hasStarted) return children(monitor);
  return (
    <>
      <MonitorHeader monitor={monitor} tab={tab} />
      {error && !game ? <LoadFailure error={error} onRetry={refetch} /> : game && <NotStarted />}
    </>
  );
}
