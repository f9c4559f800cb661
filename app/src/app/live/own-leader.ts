import { browserLeader, connectToLeader } from './live-leader.ts';
import type { HubMessage, Transport } from './live-messages.ts';
import { openStream } from './open-stream.ts';

/** Connects the tab to the leader among the tabs of this browser, which it may be itself. */
export function connectToOwnLeader(onMessage: (message: HubMessage) => void): Transport {
  return connectToLeader(browserLeader(openStream), onMessage);
}
