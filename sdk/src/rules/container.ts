/** How long containers live, in minutes. The names are those of the site's container policy. */
export type ContainerTimes = {
  /** Minutes from the start to the planned stop, 1..7200. */
  defaultLifetime: number;
  /** Added to the planned stop by each extension, 1..7200. */
  extensionDuration: number;
  /** How long before the planned stop an extension is allowed, 1..360. */
  renewalWindow: number;
};

const MINUTE = 60_000;

/**
 * When a container that starts at `startedAt` is planned to stop. Both are Unix milliseconds.
 *
 * Contract (games, 8.2), as are the functions below.
 */
export function plannedStop(
  startedAt: number,
  times: Pick<ContainerTimes, 'defaultLifetime'>,
): number {
  return startedAt + times.defaultLifetime * MINUTE;
}

/** From when on a container may be extended: Unix ms, this moment included. */
export function extendableFrom(
  stopAt: number,
  times: Pick<ContainerTimes, 'renewalWindow'>,
): number {
  return stopAt - times.renewalWindow * MINUTE;
}

/** Whether a container that is planned to stop at `stopAt` may be extended at `now` (Unix ms). */
export function canExtend(
  stopAt: number,
  times: Pick<ContainerTimes, 'renewalWindow'>,
  now: number,
): boolean {
  return now >= extendableFrom(stopAt, times);
}

/** The planned stop after an extension (Unix ms). It has no upper limit. */
export function extendedStop(
  stopAt: number,
  times: Pick<ContainerTimes, 'extensionDuration'>,
): number {
  return stopAt + times.extensionDuration * MINUTE;
}
