import type { QueryClient } from '@tanstack/react-query';
import { connectToWorker } from './live-shared-worker.ts';
import type { HubMessage, TabMessage, Transport } from './live-messages.ts';
import { startLive } from './live-tab.ts';

/** Connects this tab through the worker that all tabs share, or where there is none, a leader tab. */
export function connectLive(client: QueryClient, person: string | null): () => void {
  return startLive(client, person, connect);
}

function connect(onMessage: (message: HubMessage) => void): Transport {
  let transport: Transport | null = null;
  let lastWant: TabMessage | null = null;
  let isClosed = false;

  /** Few browsers need its code. Without it, as after a deploy, the page polls. */
  async function joinLeader(): Promise<void> {
    transport?.close();
    transport = null;
    const { connectToOwnLeader } = await import('./own-leader.ts');
    if (isClosed) return;
    transport = connectToOwnLeader(onMessage);
    if (lastWant) transport.send(lastWant);
  }
  const fallBack = () => void joinLeader().catch(() => undefined);

  if (typeof SharedWorker === 'undefined') fallBack();
  else transport = connectToWorker(onMessage, fallBack);
  return {
    send(message) {
      if (message.kind === 'want') lastWant = message;
      transport?.send(message);
    },
    close() {
      isClosed = true;
      transport?.close();
    },
  };
}
