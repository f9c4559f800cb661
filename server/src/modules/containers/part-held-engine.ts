import type { ContainerConfig } from '../../config-containers.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { type ContainerEngine, EngineError } from './part-engine.ts';
import type { Holder } from './part-holder.ts';
import { createKubernetesEngine } from './kubernetes/part-engine.ts';
import { findInstallation } from './repository-sweep.ts';

interface EngineParts {
  db: Db;
  config: ContainerConfig;
  isProxied: boolean;
  /** Used instead of the configured engine. */
  engine?: ContainerEngine | undefined;
}

/** Returns a function that connects to the engine on first use. It throws CONTAINERS_DISABLED or EngineError. */
export function engineFinder({ db, config, isProxied, engine }: EngineParts) {
  let found: Promise<ContainerEngine> | null = engine ? Promise.resolve(engine) : null;

  async function connect(settings: NonNullable<ContainerConfig>): Promise<ContainerEngine> {
    const site = await findInstallation(db);
    if (settings.engine === 'Docker') {
      // Its client takes time and memory that a site without Docker need not spend.
      const { createDockerEngine } = await import('./docker/part-engine.ts');
      return createDockerEngine({ ...settings, isProxied, site });
    }
    const isInside = settings.kubeconfig === undefined;
    return createKubernetesEngine({ ...settings, isInside, isProxied, site });
  }

  return async (): Promise<ContainerEngine> => {
    if (found) return found;
    if (!config) throw new AppError('CONTAINERS_DISABLED');
    found = connect(config);
    // The next call tries again: the database may be back, or a file that the settings name be readable.
    found.catch(() => (found = null));
    return found;
  };
}

/** The engine, which changes nothing while another copy of the site holds it. */
export function whileHeld(engine: ContainerEngine, mayAct: Holder['mayAct']): ContainerEngine {
  const held = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (await mayAct()) return work();
    throw new EngineError('EngineUnavailable', 'Another copy of this site holds the engine.');
  };
  return {
    ...engine,
    fetchImage: (...image) => held(() => engine.fetchImage(...image)),
    start: (spec) => held(() => engine.start(spec)),
    remove: (name) => held(() => engine.remove(name)),
    ...(engine.findReachable && {
      findReachable: () => held(async () => (await engine.findReachable?.()) ?? []),
    }),
  };
}
