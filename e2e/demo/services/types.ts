import type { DemoChallenge } from '../challenges/types.ts';

/** A challenge whose teams each get a container with its `service.ts`, and with a flag of their own. */
export interface ServiceChallenge extends Pick<
  DemoChallenge,
  | 'slug'
  | 'title'
  | 'category'
  | 'statement'
  | 'hints'
  | 'originalScore'
  | 'minScoreRate'
  | 'difficulty'
> {
  /** See `flagTemplate` of a challenge. */
  flagTemplate: string;
}

/** The address at which a team's service accepts connections. */
export interface ServiceAddress {
  host: string;
  port: number;
}

/** Derives the flag from what the service says, and nothing else. */
export type SolveService = (address: ServiceAddress) => Promise<string>;
