import { execFile, spawn } from 'node:child_process';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
} from 'node:net';
import { promisify } from 'node:util';
import { BUSYBOX } from './test-images.ts';

const runProgram = promisify(execFile);

/** Answered by what a container should not reach. */
export const REACHED = 'reached';
export const NEIGHBOUR_PORT = 7000;
/** Sends back what it gets. */
export const ECHO_PORT = 7001;

/** Addresses of a machine that this one forwards to, which are not of the internet. */
export const NEIGHBOURS = ['10.213.7.2', '169.254.169.254'];
/** One that is, in a range for examples. */
export const PUBLIC_ADDRESS = '198.51.100.2';
const OWN_ADDRESS = '10.213.7.1';

/**
 * A machine of the network around this one, and the metadata service of a cloud: a namespace. Given
 * another namespace, it is beside that one, of the file.
 */
export async function startNeighbour(name: string, beside?: string): Promise<() => Promise<void>> {
  const run = (line: string) => runProgram('ip', line.split(' '));
  const ip = (line: string) =>
    beside === undefined
      ? run(line)
      : runProgram('nsenter', [`--net=${beside}`, 'ip', ...line.split(' ')]);
  const inside = (line: string) => run(`-n ${name} ${line}`);
  await run(`netns add ${name}`);
  try {
    await ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    await ip(`addr add ${OWN_ADDRESS}/24 dev ${name}`);
    await ip(`link set ${name} up`);
    for (const address of [...NEIGHBOURS, PUBLIC_ADDRESS])
      await inside(`addr add ${address}/24 dev eth0`);
    await inside('link set eth0 up');
    await inside(`route add default via ${OWN_ADDRESS}`);
    for (const address of [NEIGHBOURS[1], PUBLIC_ADDRESS])
      await ip(`route add ${address}/32 dev ${name}`);
  } catch (error) {
    await run(`netns delete ${name}`);
    throw error;
  }
  const serve = (port: number, program: string) =>
    spawn(
      'ip',
      `netns exec ${name} ${BUSYBOX} nc -ll -p ${port} -e ${BUSYBOX} ${program}`.split(' '),
      { stdio: 'ignore' },
    );
  const servers = [serve(NEIGHBOUR_PORT, `echo ${REACHED}`), serve(ECHO_PORT, 'cat')];
  return async () => {
    for (const server of servers) server.kill('SIGKILL');
    await run(`netns delete ${name}`);
  };
}

export interface Service {
  port: number;
  server: Server;
}

/** A service of this machine that listens on all addresses. */
export function startService(): Promise<Service> {
  return listen(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(REACHED);
    }),
  );
}

/** Opens what listens only for this machine, a port or a socket, to all addresses. */
export function exposeService(target: NetConnectOpts): Promise<Service> {
  return listen(
    createServer((socket) => {
      const service = connect(target);
      socket.on('error', () => service.destroy());
      service.on('error', () => socket.destroy());
      socket.pipe(service).pipe(socket);
    }),
  );
}

function listen(server: Server): Promise<Service> {
  return new Promise((resolve) =>
    server.listen(0, '0.0.0.0', () =>
      resolve({ port: (server.address() as AddressInfo).port, server }),
    ),
  );
}
