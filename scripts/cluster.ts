// `npm run cluster`: a Kubernetes of one node for tests, until Ctrl-C. `npm run cluster -- COMMAND …` runs a command on it;
// with `--policies` before the command, network policies are enforced.
import { spawn } from 'node:child_process';
import { startCluster } from './cluster/start.ts';
import { isCiliumBuilt } from './cluster/cilium.ts';
import { findMissing, isBuilt } from './cluster/programs.ts';
import { toolPath } from './lib/run.ts';

const words = process.argv.slice(2);
const policies = words[0] === '--policies';
const command = policies ? words.slice(1) : words;

if (command[0]?.startsWith('--')) {
  console.error(`${command[0]} is not known: --policies is, before a command.`);
  process.exit(2);
}
const isComplete = isBuilt() && (!policies || isCiliumBuilt());
if (!isComplete && findMissing({ policies }).length === 0)
  console.log('The programs of the cluster are built first, which takes a few minutes.');
const began = performance.now();
const cluster = await startCluster({ policies }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`KUBECONFIG=${cluster.kubeconfig}`);
console.log(`TEST_CLUSTER=${cluster.folder}`);
console.log(`The node is ready after ${seconds} s and answers at ${cluster.nodeAddress}.`);

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await cluster.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
void cluster.ended.then(() => stop(1));
if (command.length > 0) runCommand(command);
else console.log('Ctrl-C ends it.');

function runCommand([tool = '', ...args]: string[]): void {
  const child = spawn(tool, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: toolPath(),
      KUBECONFIG: cluster.kubeconfig,
      TEST_CLUSTER: cluster.folder,
    },
  });
  child.on('error', (error) => {
    console.error(error.message);
    void stop(1);
  });
  child.on('exit', (code) => void stop(code ?? 1));
}
