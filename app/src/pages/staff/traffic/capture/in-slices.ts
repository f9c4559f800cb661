/** How long the page may be busy at a time, ms. */
const SLICE = 12;

/**
 * Runs a generator to its end without blocking the page: every few milliseconds it can paint and
 * answer. Rejects with the reason of the signal.
 * @param onProgress what the generator yielded last, once for each slice
 */
export async function inSlices<Progress, Result>(
  work: Generator<Progress, Result>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const end = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await pause();
  }
}

/** Unlike a timeout, a message is not delayed when it follows many others. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
