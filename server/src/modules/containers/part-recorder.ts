/** One connection of a player through the proxy to the container of an instance. */
export interface ProxiedConnection {
  /** The id of the container's row. */
  readonly containerId: string;
  readonly challengeId: number;
  readonly participationId: number;
  /** The player's end as the server sees it, with a trusted reverse proxy already resolved. */
  readonly client: { readonly address: string; readonly port: number };
  /** The address inside the engine's network to which the connection was made. */
  readonly server: { readonly address: string; readonly port: number };
  /** Names this connection and nothing else; not secret. */
  readonly connectionId: string;
}

/** Who ended a connection first, or that it was cut off. */
export type ConnectionEnd = 'Player' | 'Container' | 'Reset';

/** Takes what one connection carries, in the order in which it was carried. */
export interface Recorder {
  /** Bytes from the player to the container. The buffer is not changed afterwards. */
  sent(data: Buffer): void;
  /** Bytes from the container to the player. The buffer is not changed afterwards. */
  received(data: Buffer): void;
  /** Called once, when the connection has ended in both directions. */
  close(end: ConnectionEnd): Promise<void>;
}

/**
 * Called by the proxy after the connection to the container stands and before the first byte is
 * carried, never for test containers. An answer of `undefined` means that nothing is recorded.
 */
export type OpenRecorder = (connection: ProxiedConnection) => Promise<Recorder | undefined>;
