import { Button, StreamStatus } from '@halyard/ui-kit';
import { Freshness } from '../../../app/live/Freshness.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface PauseProps {
  /** Null while rows appear by themselves. */
  pausedAt: number | null;
}

/** Whether new rows appear by themselves, or since when not. */
export function PauseState({ pausedAt }: PauseProps) {
  const { LL, dates } = useLanguage();
  if (pausedAt === null) return <Freshness />;
  const label = LL.staff.monitor.paused({
    time: dates.time(pausedAt),
    zone: dates.zone(pausedAt),
  });
  return <StreamStatus paused label={label} />;
}

/** Holds new rows back, or lets them appear again. */
export function PauseButton({ pausedAt, onToggle }: PauseProps & { onToggle: () => void }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  return <Button onClick={onToggle}>{pausedAt === null ? words.pause() : words.resume()}</Button>;
}
