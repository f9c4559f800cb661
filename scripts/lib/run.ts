import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows the output only if the command fails. */
  quiet?: boolean;
}

interface CaptureOptions extends Pick<RunOptions, 'cwd' | 'env'> {
  /** Milliseconds after which the command is killed; its status is then null. Default: no limit. */
  timeout?: number;
}

/** Runs one of the project's own tools (`node_modules/.bin`) and ends this process if it fails. */
export function run(tool: string, args: string[], options: RunOptions = {}): void {
  const cwd = options.cwd ?? root;
  const result = spawnSync(findTool(tool, cwd), args, {
    cwd,
    env: { ...process.env, ...options.env, PATH: toolPath() },
    stdio: options.quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  if (options.quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  console.error(`${tool} ${args.join(' ')} failed`);
  process.exit(result.status ?? 1);
}

/**
 * Runs one of the project's own tools and collects what it prints. Never rejects.
 * @param onOutput called with each chunk of output
 */
export function runCaptured(
  tool: string,
  args: readonly string[],
  { cwd = root, env = {}, timeout }: CaptureOptions = {},
  onOutput?: (text: string) => void,
): Promise<{ status: number | null; output: string }> {
  const child = spawn(findTool(tool, cwd), args, {
    cwd,
    env: { ...process.env, ...env, PATH: toolPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer =
    timeout === undefined ? undefined : setTimeout(() => killWithChildren(child.pid), timeout);
  child.once('exit', () => clearTimeout(timer));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: `${output}${error.message}` }));
    child.once('close', (status) => resolve({ status, output }));
    // Processes that a killed command has started may keep its streams open, so `close` may not come.
    child.once('exit', (status, signal) => {
      if (signal) resolve({ status, output: `${output}\nThe command ended with ${signal}.\n` });
    });
  });
}

/** Kills a process and all that it has started, which would otherwise go on. */
function killWithChildren(pid: number | undefined): void {
  if (pid === undefined) return;
  const { stdout, error } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  // Without `ps` only the process itself is known.
  const processes = (error ? '' : stdout)
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const doomed = [pid];
  for (const parent of doomed) {
    doomed.push(...processes.flatMap(([id = 0, of]) => (of === parent ? [id] : [])));
  }
  for (const id of doomed) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }
}

/** A PATH on which the project's own Node and tools come first. */
export function toolPath(): string {
  return `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
}

/** npm installs a tool in a workspace if another workspace needs a different version. */
function findTool(tool: string, cwd: string): string {
  const own = join(cwd, 'node_modules/.bin', tool);
  return existsSync(own) ? own : join(root, 'node_modules/.bin', tool);
}
