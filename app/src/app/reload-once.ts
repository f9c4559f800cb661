const KEY = 'halyard-reloaded';

/**
 * After a deploy an open page names code that is gone. Loads the page anew, once a session; if that
 * does not help, the error screen says so.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(KEY) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, 'yes');
    window.location.reload();
  });
}
