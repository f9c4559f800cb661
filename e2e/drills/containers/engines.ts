import { existsSync } from 'node:fs';
import { openDocker, whyNoDocker } from './docker-engine.ts';
import type { Engine } from './engine.ts';
import { openKubernetes, whyNoKubernetes } from './kubernetes-engine.ts';

const ENGINES = {
  docker: { whyNot: whyNoDocker, open: openDocker },
  kubernetes: { whyNot: whyNoKubernetes, open: openKubernetes },
};

export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}

/** Why there is no such engine; null if there is one. */
export function whyNoEngine(name: EngineName): string | null {
  if (!existsSync('/bin/busybox')) return 'Debian’s busybox-static is missing';
  return ENGINES[name].whyNot();
}

export function openEngine(name: EngineName): Promise<Engine> {
  return ENGINES[name].open();
}
