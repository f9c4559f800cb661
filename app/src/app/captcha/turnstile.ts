import { TURNSTILE_SCRIPT, trustedAddress } from './trusted-address.ts';

interface WidgetOptions {
  sitekey: string;
  action: string;
  language: string;
  theme: 'light' | 'dark';
  size: 'flexible';
  callback: (token: string) => void;
  'error-callback': () => boolean;
}

/** The part of Turnstile's script that is used. */
interface Turnstile {
  render: (box: HTMLElement, options: WidgetOptions) => string;
  remove: (widget: string) => void;
}

const turnstile = (): Turnstile | undefined => (window as { turnstile?: Turnstile }).turnstile;

let loading: Promise<void> | null = null;

/** Loads the script once; a failed load can be tried again. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedAddress(TURNSTILE_SCRIPT);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = null;
      reject(new Error('The script of Turnstile is blocked'));
    });
    document.head.append(script);
  });
  return loading;
}

type Look = Pick<WidgetOptions, 'sitekey' | 'action' | 'language' | 'theme'>;

/** Shows the widget in a box until the signal is aborted; resolves to its token. */
export async function askTurnstile(
  box: HTMLElement,
  look: Look,
  signal: AbortSignal,
): Promise<string> {
  await loadScript();
  signal.throwIfAborted();
  return new Promise<string>((resolve, reject) => {
    const api = turnstile();
    if (!api) return reject(new Error('The script of Turnstile is blocked'));
    const widget = api.render(box, {
      ...look,
      size: 'flexible',
      callback: resolve,
      'error-callback': () => {
        reject(new Error('Turnstile has failed'));
        return true;
      },
    });
    signal.addEventListener('abort', () => {
      api.remove(widget);
      reject(signal.reason as Error);
    });
  });
}
