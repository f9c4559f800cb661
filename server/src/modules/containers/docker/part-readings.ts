import type Docker from 'dockerode';
import type { ContainerInspectInfo, ContainerStats } from 'dockerode';
import { explained, ifThere } from './part-errors.ts';
import { containerName } from './part-options.ts';
import type { ContainerEngine, ContainerUsage } from '../part-engine.ts';

/** The types of the client do not know it. */
const WITH_SIZE: object = { size: true };

interface MeasuredInfo extends ContainerInspectInfo {
  SizeRw?: number;
}

const HEADER_BYTES = 8;
const LENGTH_AT = 4;

/** Reads what containers write and take. */
export function createDockerReadings(
  docker: Docker,
): Pick<ContainerEngine, 'readLog' | 'readUsage' | 'readStorage'> {
  const find = (name: string) => docker.getContainer(containerName(name));
  let volumes: Promise<Map<string, number>> | null = null;

  /** The sizes of all volumes. Docker measures none alone, so those who ask meanwhile share the answer. */
  function measureVolumes(): Promise<Map<string, number>> {
    volumes ??= findVolumeSizes(docker).finally(() => (volumes = null));
    return volumes;
  }

  return {
    readLog: (name, { lines, bytes }) =>
      explained(async () => {
        const query = { stdout: true, stderr: true, follow: false, tail: lines } as const;
        const frames = await ifThere(find(name).logs(query));
        return frames && endOfLog(frames, bytes);
      }),
    readUsage: (name) =>
      explained(async () => {
        const stats = await ifThere(find(name).stats({ stream: false }));
        return stats && usageOf(stats);
      }),
    readStorage: (name) =>
      explained(async () => {
        const info: MeasuredInfo | null = await ifThere(find(name).inspect(WITH_SIZE));
        if (!info?.State.Running || info.HostConfig.StorageOpt?.['size'] !== undefined) return null;
        const names = info.Mounts.flatMap(({ Name }) => Name ?? []);
        const sizes = names.length > 0 ? await measureVolumes() : new Map<string, number>();
        const own = names.map((volume) => sizes.get(volume) ?? 0);
        return own.reduce((sum, bytes) => sum + bytes, info.SizeRw ?? 0);
      }),
  };
}

async function findVolumeSizes(docker: Docker): Promise<Map<string, number>> {
  const { Volumes } = (await docker.df()) as {
    Volumes?: readonly { Name: string; UsageData?: { Size: number } | null }[] | null;
  };
  return new Map((Volumes ?? []).map(({ Name, UsageData }) => [Name, UsageData?.Size ?? 0]));
}

/** The last bytes of the output of a container, which Docker sends in frames. */
export function endOfLog(frames: Buffer, bytes: number): string {
  const parts: Buffer[] = [];
  for (let at = 0; at + HEADER_BYTES <= frames.length;) {
    const end = at + HEADER_BYTES + frames.readUInt32BE(at + LENGTH_AT);
    parts.push(frames.subarray(at + HEADER_BYTES, end));
    at = end;
  }
  return Buffer.concat(parts).subarray(-bytes).toString();
}

/** Null when Docker has not measured twice, as for a container that does not run. */
function usageOf(stats: ContainerStats): ContainerUsage | null {
  const { cpu_stats: now, precpu_stats: before, memory_stats: memory } = stats;
  const elapsed = now.system_cpu_usage - before.system_cpu_usage;
  if (!(elapsed > 0) || memory.usage === undefined) return null;
  const used = now.cpu_usage.total_usage - before.cpu_usage.total_usage;
  // Files that are only cached are no load: version 1 of control groups names them differently.
  const cached = memory.stats?.inactive_file ?? memory.stats?.total_inactive_file ?? 0;
  return {
    processors: Math.max(0, (used / elapsed) * (now.online_cpus || 1)),
    memoryBytes: Math.max(0, memory.usage - cached),
  };
}
