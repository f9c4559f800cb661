import type { SeededGame } from '../../load/seed.ts';
import type { ServerProcess, Site } from '../../load/site.ts';

/** The address that others come from, so that they share none with the generator. */
export const ADDRESS_OF_OTHERS = '127.0.0.2';

/** A site of its own for one attack, with a game that is running. */
export interface World {
  site: Site;
  server: ServerProcess;
  game: SeededGame;
  /** A port of this machine that takes every connection and throws away what it gets. */
  swallowPort: number;
}

/** A harm that an attack does to the site beside slowing others down. */
export interface Figure {
  name: string;
  measured: string;
  target: string;
  isMissed: boolean;
}

/** Texts that a generator needs beside the address, such as an id or the cookie of a session. */
export type Parts = Readonly<Record<string, string>>;

/**
 * What somebody sends to do harm. Others may take at most 1.5 times as long as while the same is sent
 * to a sink: a program that answers every request with nothing, completes the handshake of WebSockets,
 * and throws away what it gets.
 */
export interface Attack {
  title: string;
  /** Settings of the site; its rate limits apply unless they are here. */
  env?: NodeJS.ProcessEnv;
  /** Adds what the attack is about to the site. */
  prepare?: (world: World) => Promise<Parts>;
  /**
   * Runs in a process of its own, which is killed in the end. Resolves once the load is complete. Its
   * rate must not depend on how fast it is answered, so that the sink gets as much as the site.
   */
  generate: (url: string, parts: Parts) => void | Promise<void>;
  /** Begins to look at something else before the load; what it returns is called at the end of it. */
  observe?: (world: World) => Promise<() => Promise<Figure[]>>;
}
