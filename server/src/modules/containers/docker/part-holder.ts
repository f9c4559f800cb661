import type Docker from 'dockerode';
import { errorMessage } from '../../../platform/error-code.ts';
import { statusOf } from './part-errors.ts';
import { importImage } from './part-pulls.ts';
import { type ContainerEngine, EngineError } from '../part-engine.ts';
import { archiveProgram } from '../part-probe-program.ts';

/** Label of the container whose name is the mark. */
export const HOLDER_LABEL = 'halyard.holder';
/** The mark of a container that is being created, or that was left unfinished by a process that has ended. */
const UNMARKED = '';

/**
 * The mark of a site is the name of a container that never runs: of all that Docker keeps, only a name can be
 * changed in one step, and only once from what it was.
 */
export function createDockerHolder(
  docker: Docker,
  site: string,
): Required<Pick<ContainerEngine, 'readMark' | 'writeMark'>> {
  const base = `halyard-holder-${site}`;
  const nameOf = (mark: string) => (mark === UNMARKED ? base : `${base}.${mark}`);
  const filters = { label: [`${HOLDER_LABEL}=${site}`] };

  /** The marks of all there are, the one that counts first. */
  async function list(): Promise<string[]> {
    const found = await docker.listContainers({ all: true, filters });
    return found
      .map(({ Names: [name = ''] }) => name.replace(/^\//, '').slice(base.length + 1))
      .toSorted((one, other) => other.length - one.length);
  }

  /** Only one at a time has the name without a mark, and whoever has it looks whether there is another container. */
  async function make(mark: string): Promise<boolean> {
    // It is never started, so an image of an empty file will do, for which no registry is needed.
    const archive = archiveProgram('none', Buffer.alloc(0));
    const container = await docker.createContainer({
      name: base,
      Image: await importImage(docker, archive, 'CMD ["/none"]'),
      Labels: { [HOLDER_LABEL]: site },
    });
    if ((await list()).length > 1) {
      await container.remove();
      return false;
    }
    await container.rename({ name: nameOf(mark) });
    return true;
  }

  async function write(mark: string, over: string | null): Promise<boolean> {
    try {
      if (over === null) return await make(mark);
      await docker.getContainer(nameOf(over)).rename({ name: nameOf(mark) });
      return true;
    } catch (error) {
      // Another process has just changed it.
      if ([404, 409].includes(statusOf(error) ?? 0)) return false;
      throw error;
    }
  }

  return {
    readMark: () => passing(async () => (await list())[0] ?? null),
    writeMark: (mark, over) => passing(() => write(mark, over)),
  };
}

/** Docker refuses nobody a mark, so whatever goes wrong is tried again: a copy must not take it for the lack of a right. */
async function passing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new EngineError('EngineUnavailable', errorMessage(error), error);
  }
}
