import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { goBuild, makeFolder } from './go.ts';
import { cacheFolder } from './programs.ts';

/** The network plugin that enforces policies. Its module lists what it is built of, with checksums. */
const MODULE = 'github.com/cilium/cilium';
const VERSION = 'v1.20.2';
const CHECKSUM = 'h1:dqiEGIcXc+gqCLYG/l7VCFJ8GHyb4HUrwbZOpkX5dL8=';
const CRDS = 'pkg/k8s/apis/cilium.io/client/crds';

/** Has `daemon`, which is the agent, `cilium-cni`, `bpf`, of which the agent makes its filters, and `crds`. */
export function ciliumFolder(): string {
  return join(cacheFolder(), `cilium-${VERSION}`);
}

export function isCiliumBuilt(): boolean {
  return existsSync(ciliumFolder());
}

/** Builds what is not there yet. Throws when that fails. */
export function buildCilium(): void {
  if (isCiliumBuilt()) return;
  makeFolder(ciliumFolder(), (folder) => {
    const source = join(folder, 'source');
    copySource(source);
    goBuild(source, folder, ['./daemon', './plugins/cilium-cni']);
    cpSync(join(source, 'bpf'), join(folder, 'bpf'), { recursive: true });
    for (const version of readdirSync(join(source, CRDS)))
      cpSync(join(source, CRDS, version), join(folder, 'crds', version), { recursive: true });
    rmSync(source, { recursive: true });
  });
}

/** Copies the module, since the one that Go keeps cannot be changed. */
function copySource(folder: string): void {
  const answer = execFileSync('go', ['mod', 'download', '-json', `${MODULE}@${VERSION}`], {
    // Outside of a module.
    cwd: '/',
    encoding: 'utf8',
  });
  const { Dir, Sum } = JSON.parse(answer) as { Dir: string; Sum: string };
  if (Sum !== CHECKSUM) throw new Error(`${MODULE} has the checksum ${Sum}, not ${CHECKSUM}.`);
  cpSync(Dir, folder, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', folder]);
  copyFileSync(join(import.meta.dirname, 'cilium/bgp.go'), join(folder, 'pkg/bgp/cell.go'));
}
