import type { HubMessage, TabMessage, Wants } from './live-messages.ts';
import {
  type Connection,
  keepConnected,
  type OpenStream,
  type Position,
} from './live-connection.ts';

/** Holds the connection of all tabs of a browser. */
export interface Hub {
  /** @param tell reaches the tab that sent the message */
  receive: (tab: string, message: TabMessage, tell: (message: HubMessage) => void) => void;
  close: () => void;
}

interface Tab {
  wants: Wants;
  tell: (message: HubMessage) => void;
  seenAt: number;
}

/** Tabs ask for several things in one go when a page opens. */
const COLLECT = 150;
/** Hidden tabs may run timers only once a minute. */
const FORGET_AFTER = 150_000;
const LOOK = 30_000;

/** The one connection, replaced when something else is wanted. */
function createShared(open: OpenStream, tellAll: (message: HubMessage) => void) {
  const position: Position = { lastEventId: undefined, hasHeard: false };
  let current: { wants: Wants; connection: Connection; isLive: boolean } | null = null;

  function close(): void {
    current?.connection.close();
    current = null;
  }

  function connect(wants: Wants): void {
    close();
    const setLive = (isLive: boolean) => {
      if (current) current.isLive = isLive;
    };
    const connection = keepConnected({
      open,
      wants,
      position,
      onHello(resumed) {
        setLive(true);
        tellAll(liveMessage(wants, resumed));
      },
      onEvent: (event) => tellAll({ kind: 'event', event }),
      onDown(down) {
        setLive(false);
        tellAll(down);
      },
    });
    current = { wants, connection, isLive: false };
  }

  return {
    close,
    /** Opens, replaces or closes the connection if something else is wanted than it has. */
    ask(wanted: Wants | null): void {
      if (!wanted) return close();
      // A stream that tells more than is wanted stays; one that was refused may have asked for too much.
      const isEnough = current !== null && includes(current.wants, wanted);
      if (isEnough && (current?.isLive || (current && includes(wanted, current.wants)))) return;
      connect(wanted);
    },
    /** Another user's events must reach no tab. */
    forget(): void {
      position.lastEventId = undefined;
      close();
    },
    /** What an open stream tells, if that is all that is wanted. */
    told: (wanted: Wants): Wants | null =>
      current?.isLive && includes(current.wants, wanted) ? current.wants : null,
    wake: () => current?.connection.wake(),
  };
}

export function createHub(open: OpenStream): Hub {
  const tabs = new Map<string, Tab>();
  /** The user of the tab that was last told of a sign-in or sign-out. */
  let person: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const listeners = () => [...tabs.values()].filter(({ wants }) => wants.person === person);
  const shared = createShared(open, (message) => {
    for (const { tell } of listeners()) tell(message);
  });

  function updateSoon(): void {
    timer ??= setTimeout(() => {
      timer = null;
      shared.ask(merge(listeners().map(({ wants }) => wants)));
    }, COLLECT);
  }

  function switchTo(next: string | null): void {
    person = next;
    shared.forget();
    for (const { wants, tell } of tabs.values()) {
      if (wants.person !== next) tell({ kind: 'down', state: 'polling', refused: true });
    }
  }

  function want(id: string, wants: Wants, tell: Tab['tell']): void {
    const before = tabs.get(id);
    tabs.set(id, { wants, tell, seenAt: Date.now() });
    const isSamePerson = before !== undefined && before.wants.person === wants.person;
    if (!isSamePerson && wants.person !== person) switchTo(wants.person);
    const isNews = !isSamePerson || !includes(before.wants, wants);
    const told = isNews && wants.person === person ? shared.told(wants) : null;
    if (told) tell(liveMessage(told, isSamePerson));
    updateSoon();
  }

  const clock = setInterval(() => {
    for (const [id, { seenAt }] of tabs) if (Date.now() - seenAt > FORGET_AFTER) tabs.delete(id);
    updateSoon();
  }, LOOK);

  return {
    receive(id, message, tell) {
      if (message.kind === 'want') return want(id, message.wants, tell);
      if (message.kind === 'wake') return shared.wake();
      tabs.delete(id);
      updateSoon();
    },
    close() {
      clearInterval(clock);
      if (timer !== null) clearTimeout(timer);
      shared.close();
    },
  };
}

function liveMessage({ games, topics }: Wants, resumed: boolean): HubMessage {
  return { kind: 'live', games, topics, resumed };
}

/** Everything that tabs of one user want; null if that is nothing. */
function merge(all: readonly Wants[]): Wants | null {
  const [first] = all;
  const topics = [...new Set(all.flatMap((wants) => wants.topics))].toSorted();
  if (!first || topics.length === 0) return null;
  const games = [...new Set(all.flatMap((wants) => wants.games))].toSorted((a, b) => a - b);
  return { person: first.person, games, topics };
}

function includes(one: Wants, other: Wants): boolean {
  return (
    one.person === other.person &&
    other.games.every((game) => one.games.includes(game)) &&
    other.topics.every((topic) => one.topics.includes(topic))
  );
}
