import type { ClientConfig, Scoreboard } from '@halyard/sdk';
import { type OperationId, operations } from '@halyard/sdk/operations';
import * as schemas from '@halyard/sdk/schemas';

/** What a tool that checks recorded answers would write. */
export function readBoard(text: string): Scoreboard {
  return schemas.Scoreboard.parse(JSON.parse(text));
}

export function titleOf(config: ClientConfig): string {
  return config.title;
}

export function addressOf(id: OperationId): string {
  return operations[id].path;
}
