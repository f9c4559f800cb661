// oxlint-disable-next-line import/default -- Vite gives this module its address
import workerUrl from './live-worker.ts?worker&url';
import type { HubMessage, Transport } from './live-messages.ts';

// TypeScript's library has no trusted types yet: the policy's result is typed as a string.
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const onlyOurs = {
  createScriptURL: (url: string): string => {
    if (url !== workerUrl) throw new TypeError(`Not the worker of the live channel: ${url}`);
    return url;
  },
};

const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    'halyard-live',
    onlyOurs,
  ) ?? onlyOurs;

/** Connects the tab to the worker that all tabs share; throws where there is none. */
export function connectToWorker(
  onMessage: (message: HubMessage) => void,
  onFailure: () => void,
): Transport {
  const worker = new SharedWorker(policy.createScriptURL(workerUrl), {
    type: 'module',
    name: 'halyard-live',
  });
  const { port } = worker;
  worker.addEventListener('error', onFailure, { once: true });
  port.addEventListener('message', ({ data }: MessageEvent<HubMessage>) => onMessage(data));
  port.start();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    send: (message) => port.postMessage(message),
    close: () => port.close(),
  };
}
