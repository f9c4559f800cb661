import { rm } from 'node:fs/promises';

/** Removes the data directory of a server that was told to end, or killed: its database may still be ending. */
export async function removeData(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
