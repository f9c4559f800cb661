import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DOCKER_ADDRESS } from './test-images.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../deploy/docker-firewall', import.meta.url));

const works = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;

/** Whether tests may change the rules of the engine's machine, which is this one. */
export const CAN_FILTER =
  DOCKER_ADDRESS?.startsWith('unix:') === true &&
  process.getuid?.() === 0 &&
  works('iptables', '-w', '-S', 'INPUT') &&
  works('ip', 'netns');

export const runProgram = promisify(execFile);

/** Runs `deploy/docker-firewall` for a prefix. */
export function firewallFor(prefix: string) {
  return async (...words: string[]) =>
    runProgram(SCRIPT, [...words, '--prefix', prefix], {
      env: { ...process.env, DOCKER_HOST: DOCKER_ADDRESS },
    });
}
