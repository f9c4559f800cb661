import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { LineRow } from './repository-lines.ts';

/** A line of the log as the contract has it. */
export function lineToWire(line: LineRow): z.input<typeof schemas.ListLogsResponse>[number] {
  return {
    time: line.time.getTime(),
    name: line.userName,
    level: line.level,
    ip: line.address,
    msg: line.message,
    status: line.status,
    id: line.id,
    requestId: line.requestId,
  };
}
