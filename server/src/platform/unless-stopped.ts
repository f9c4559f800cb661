/** Rejects when the signal is aborted, whatever the work does then. Leaves nothing at the signal, which may live as long as the process. */
export async function unlessStopped<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  // Nobody may be left to hear of its failure.
  work.catch(() => undefined);
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('Stopped.'));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
