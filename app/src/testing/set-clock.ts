import { onTestFinished, vi } from 'vitest';

/** From now on it is `time`, until the test ends. Timers go on as before. */
export function setClock(time: number): void {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time);
  onTestFinished(() => clock.mockRestore());
}
