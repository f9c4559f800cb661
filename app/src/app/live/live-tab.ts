import type { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '@halyard/sdk/types';
import { refetchProfile } from '../session/session.ts';
import { createLiveEvents } from './live-events.ts';
import type { HubMessage, Transport, Wants } from './live-messages.ts';
import { type LiveState, liveState, NOT_LIVE, subscriptions, topicKey } from './live-store.ts';

/** Opens a way to the holder of the connection. */
export type Connect = (onMessage: (message: HubMessage) => void) => Transport;

const REPEAT = 30_000;
/** A connection that is back within this time has missed nothing: until then nothing is polled. */
const GRACE = 10_000;
/** Spreads the moment at which many browsers begin to poll. */
const SPREAD = 3000;

/** Keeps this tab up to date by events while it is open; returns a function that ends that. */
export function startLive(
  client: QueryClient,
  person: string | null,
  connect: Connect,
): () => void {
  const events = createLiveEvents(client);
  let wasLive = false;
  let fallback: ReturnType<typeof setTimeout> | null = null;

  function set(next: LiveState): void {
    liveState.set(next);
    restartPolling(client);
  }

  function onLive({ games, topics, resumed }: Extract<HubMessage, { kind: 'live' }>): void {
    if (fallback !== null) clearTimeout(fallback);
    fallback = null;
    const last = liveState.get();
    // The session may be another one than before the connection was lost.
    if (last.state !== 'live' && wasLive) refetchProfile(client);
    const isGap = !resumed && wasLive;
    const since = new Map(
      keysOf({ person, games, topics }).map((key) => [
        key,
        (resumed && last.since.get(key)) || Date.now(),
      ]),
    );
    wasLive = true;
    set({ state: 'live', at: Date.now(), since });
    if (isGap) events.catchUp();
  }

  function onDown({ state, refused }: Extract<HubMessage, { kind: 'down' }>): void {
    const last = liveState.get();
    const isWorse = last.state === 'reconnecting' || last.state === 'polling';
    liveState.set({ ...last, state, at: isWorse ? last.at : Date.now() });
    if (refused) refetchProfile(client);
    const delay = state === 'polling' ? 0 : GRACE;
    if (fallback !== null) return;
    fallback = setTimeout(
      () => set({ ...liveState.get(), since: new Map() }),
      delay + Math.random() * SPREAD,
    );
  }

  const transport = connect((message) => {
    if (message.kind === 'live') onLive(message);
    else if (message.kind === 'down') onDown(message);
    else events.apply(message.event);
  });

  const ended = new AbortController();
  const { signal } = ended;
  const want = () => transport.send({ kind: 'want', wants: wantsOf(person) });
  const wake = () => {
    if (document.hidden) return;
    want();
    transport.send({ kind: 'wake' });
  };
  const unsubscribe = subscriptions.subscribe(want);
  const repeat = setInterval(want, REPEAT);
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('pageshow', wake, { signal });
  window.addEventListener('pagehide', () => transport.send({ kind: 'leave' }), { signal });
  want();

  return () => {
    ended.abort();
    unsubscribe();
    clearInterval(repeat);
    if (fallback !== null) clearTimeout(fallback);
    transport.send({ kind: 'leave' });
    transport.close();
    events.stop();
    set(NOT_LIVE);
  };
}

function wantsOf(person: string | null): Wants {
  const all = subscriptions.get();
  const topics = new Set(all.flatMap((each) => each.topics));
  // A visitor has no team.
  if (person === null) topics.delete('Team');
  const games = new Set(all.flatMap(({ gameId }) => gameId ?? []));
  return { person, games: [...games], topics: [...topics] };
}

/** The keys of what a connection tells; a visitor has no team of which anything could be told. */
function keysOf({ person, games, topics }: Wants): string[] {
  const told: LiveTopic[] = person === null ? [...topics, 'Team'] : [...topics];
  return told.flatMap((topic) =>
    topic === 'Log' ? [topicKey(topic, 0)] : games.map((gameId) => topicKey(topic, gameId)),
  );
}

/** Queries ask for their polling interval when their options are set. */
function restartPolling(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    for (const observer of query.observers) observer.setOptions(observer.options);
  }
}
