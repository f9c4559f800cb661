/// <reference lib="webworker" />
import type { HubMessage, TabMessage } from './live-messages.ts';
import { createHub } from './live-hub.ts';
import { openStream } from './open-stream.ts';

const hub = createHub(openStream);
let opened = 0;

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  opened += 1;
  const tab = String(opened);
  const tell = (message: HubMessage) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    hub.receive(tab, data, tell);
  });
  port.start();
});
