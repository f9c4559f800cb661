import type { SeenContainer } from './judge.ts';

/** Makes containers by hand that look like one that the server made. */
export interface Maker {
  /** Resolves with its name at the engine when its program runs. */
  make: () => Promise<string>;
  /** Resolves when somebody answers at its port. */
  untilAnswers: (name: string) => Promise<void>;
  remove: (name: string) => Promise<unknown>;
}

/** The engine under test, behind the server's back. */
export interface Engine {
  /** The settings that tell a server to use this engine. */
  environment: Readonly<Record<string, string>>;
  /** The host at which the ports of containers answer. */
  host: string;
  list: (site: string) => Promise<SeenContainer[]>;
  /** Names of the networks or network policies that a site has. */
  networks: (site: string) => Promise<string[]>;
  /** Takes the limits of the site's only container. */
  copyFirst: (site: string) => Promise<Maker>;
  /** The ports of the list that a new container could not have. */
  findTaken: (ports: readonly number[]) => Promise<number[]>;
  /** Ends it with a signal and starts it again; null for one that is not ours. */
  restart: ((signal: 'SIGTERM' | 'SIGKILL') => Promise<void>) | null;
  /** Removes what a site has left. */
  clean: (site: string) => Promise<void>;
  stop: () => Promise<void>;
}
