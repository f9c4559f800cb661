import { orNotFound } from '../../domain/app-error.ts';
import type { ContainerDeps } from './part-containers.ts';
import { lastLines } from './part-log-text.ts';
import { readEnd } from './part-read-log.ts';
import { findEngineName } from './repository.ts';
import { findLimits } from './repository-staff.ts';
import { findFailureLog } from './repository-starts.ts';
import { toFailure } from './service.ts';

const MEGABYTE = 2 ** 20;
const TENTHS = 10;

/** The end of what an instance has written, one whose start has failed as well. Throws CONTAINER_NOT_FOUND, CONTAINERS_DISABLED or CONTAINER_FAILED. */
export async function readLog(
  { db, containers }: ContainerDeps,
  id: string,
  lines: number,
): Promise<string> {
  const name = orNotFound(await findEngineName(db, id), 'CONTAINER_NOT_FOUND');
  const stored = await findFailureLog(db, id);
  if (stored !== undefined) return lastLines(stored, lines);
  const engine = await containers.findEngine();
  return readEnd(engine, name, lines).catch(toFailure);
}

/** What an instance takes, and what it may take. Throws like `readLog`. */
export async function measure({ db, containers }: ContainerDeps, id: string) {
  const { name, ...limits } = orNotFound(await findLimits(db, id), 'CONTAINER_NOT_FOUND');
  const engine = await containers.findEngine();
  const usage = await engine.readUsage(name).catch(toFailure);
  const { cpuTenths, memoryMegabytes } = limits;
  return {
    processors: usage && Math.round(usage.processors * 1000) / 1000,
    processorLimit: usage && cpuTenths !== null ? cpuTenths / TENTHS : null,
    memoryBytes: usage && Math.round(usage.memoryBytes),
    memoryLimitBytes: usage && memoryMegabytes !== null ? memoryMegabytes * MEGABYTE : null,
  };
}
