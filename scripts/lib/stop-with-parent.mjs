const POLL_MILLISECONDS = 500;

/**
 * Ends this process in order, as SIGTERM does, when the process that started it has ended: `kill` on
 * the process of `npm start` ends npm and its shell only.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MILLISECONDS).unref();
}
