/** Something that must not happen, with its time in Unix milliseconds. */
export interface Complaint {
  at: number;
  text: string;
  /** Whether it is excused while the server is down. */
  isBreak: boolean;
}

/** A time in which a client had no current data, in Unix milliseconds. */
export interface Outage {
  lostAt: number;
  /** Null until it has caught up. */
  backAt: number | null;
}

/** Outbox ids that a stream covered: what happened after the first, up to the last. */
export interface Span {
  from: number;
  to: number;
}

/** The events that one listener has heard. */
export interface Heard {
  participationId: number;
  spans: Span[];
  /** Ids of the events about the own team, and about notices. */
  team: number[];
  notices: number[];
  /** The newest board it knows. */
  version: number;
}

/** The number of clients that showed each version of the board at a moment. */
export interface Sample {
  at: number;
  counts: [version: number, clients: number][];
}

/** The observations of a thread of the generator. */
export interface ThreadReport {
  /** Milliseconds that 99 % of its timers were not late by more. */
  loopDelay: number;
  complaints: Complaint[];
  outages: Outage[];
  requests: number;
}

export interface CrowdReport extends ThreadReport {
  heard: Heard[];
  /** Samples of viewers with a stream and of viewers who poll. */
  samples: { live: Sample[]; polling: Sample[] };
  /** Bytes received in the whole time. */
  bytes: { streams: number; ofLive: number; ofPolling: number };
  /** How often a live viewer fetched changes or a board, because the stream did not tell them. */
  refetched: number;
}

/** A flag for a client of the SDK to send. */
export interface FlagOrder {
  id: number;
  /** Index of the client. */
  client: number;
  challengeId: number;
  flag: string;
}

/** The answer that a flag got. */
export interface FlagAnswer {
  /** Null when the server did not acknowledge it. */
  submissionId: number | null;
  /** Null when the server did not tell it. */
  verdict: string | null;
  /** The time from the flag to the verdict. */
  milliseconds: number;
  /** When the flag was acknowledged, in Unix milliseconds. */
  at: number;
}

/** A message of the thread that runs the clients of the SDK. */
export type SdkMessage =
  | { kind: 'flag'; id: number; answer: FlagAnswer }
  | { kind: 'report'; report: SdkReport };

export interface SdkReport extends ThreadReport {
  samples: Sample[];
  /** The boards that clients have at the end; clients with the same one share it. */
  boards: unknown[];
  /** Ids of the notices that each client was told since it came. */
  notices: number[][];
}
