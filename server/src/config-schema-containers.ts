import { isIP } from 'node:net';
import { z } from 'zod';

const LONGEST_PREFIX = { 4: 32, 6: 128 };

/** Values that are separated by commas. */
function listOf(isValid: (text: string) => boolean, problem: string) {
  return z
    .string()
    .default('')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .refine((parts) => parts.every(isValid), `${problem}, separated by commas`);
}

/** All addresses are no range. */
function isRange(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  const length = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return rest.length === 0 && length >= 1 && length <= LONGEST_PREFIX[family];
}

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/;
const registriesSchema = z.record(
  z.string().regex(HOST),
  z.object({ user: z.string().min(1), password: z.string().min(1) }),
);

/** What registries are told, by host or HOST:PORT. */
export type Registries = Readonly<Record<string, { user: string; password: string }>>;

/** Never says what was given: it holds passwords. */
function readRegistries(text: string): Registries | undefined {
  try {
    return registriesSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const registries = z.string().transform((text, context): Registries => {
  const read = readRegistries(text);
  if (read) return read;
  context.addIssue('must be JSON such as {"registry.example":{"user":"ctf","password":"…"}}');
  return z.NEVER;
});

/** The settings of what runs challenges, and of how players reach it. */
export const containerSettings = {
  CONTAINER_ENGINE: z
    .enum(['None', 'Docker', 'Kubernetes'])
    .default('None')
    .describe(
      'What runs the containers of challenges: Docker, Kubernetes, or None, which leaves challenges with a container without one.',
    ),
  CONTAINER_ADDRESS: z
    .string()
    .regex(
      /^(unix:\/\/\/|https?:\/\/[^/]+$)/,
      'must start with unix:///, or be http://HOST:PORT or https://HOST:PORT',
    )
    .optional()
    .describe(
      'Where Docker answers: unix:///PATH or http://HOST:PORT. Whoever reaches it is root on that machine, so never open it to others. Unset: unix:///var/run/docker.sock.',
    ),
  CONTAINER_PUBLIC_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an address, without a port')
    .optional()
    .describe(
      'Host at which players reach containers. Unset: that of PUBLIC_URL, and without one localhost.',
    ),
  CONTAINER_NETWORK_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_.-]{0,40}$/, 'must be lower-case letters, digits, _, . and -')
    .default('halyard')
    .describe(
      'Start of the names of the networks PREFIX-open and PREFIX-isolated, which the server makes, and PREFIX-custom, which you make; on Kubernetes of network policies.',
    ),
  CONTAINER_ALLOW_UNISOLATED: z
    .stringbool({ error: 'must be on or off' })
    .default(false)
    .describe(
      "on: containers start although they reach services of the engine's machine, so that players may attack it from there; every page of staff says so. off: while they do, none start, except in games that were running before.",
    ),
  CONTAINER_TAKE_OVER: z
    .stringbool({ error: 'must be on or off' })
    .default(false)
    .describe(
      'on: from its start on this is the site that holds the container engine, whichever copy of it has held it. For a restore with nobody at hand; remove it afterwards. off: a copy waits until an administrator says so.',
    ),
  CONTAINER_PIDS_LIMIT: z.coerce
    .number()
    .int()
    .min(16)
    .max(32_768)
    .default(256)
    .describe(
      'How many processes and threads one container may have. Docker only: on Kubernetes nodes decide (podPidsLimit of the kubelet).',
    ),
  CONTAINER_KUBECONFIG: z
    .string()
    .optional()
    .describe(
      'Path of a kubeconfig. Unset: the service account of the pod in which this server runs. Kubernetes only, as are the next four.',
    ),
  CONTAINER_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be the name of a namespace')
    .optional()
    .describe('Namespace of the containers, which exists. Unset: halyard-challenges.'),
  CONTAINER_DENIED_RANGES: listOf(isRange, 'must be ranges such as 203.0.113.0/24').describe(
    'Ranges that containers do not reach, besides private, shared and link-local ones, separated by commas: public addresses of nodes, pods and services, and of your own networks.',
  ),
  CONTAINER_DNS: listOf((text) => isIP(text) !== 0, 'must be addresses').describe(
    'Addresses of the DNS servers of containers, separated by commas. Unset: the DNS of the cluster, which tells the names of its services too.',
  ),
  CONTAINER_ALLOW_ROOT: z
    .stringbool({ error: 'must be on or off' })
    .default(false)
    .describe(
      'on: images that run as root are started too; the namespace must allow the pod security level baseline.',
    ),
  CONTAINER_REGISTRIES: registries
    .optional()
    .describe(
      'Users and passwords of registries, by host or HOST:PORT, as JSON: {"registry.example":{"user":"ctf","password":"…"}}; docker.io is the default one. Docker only.',
    )
    .meta({ secret: true }),
  CONTAINER_FLAG_VARIABLES: listOf(
    (name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name),
    'must be names of variables',
  ).describe(
    'Variables that hold the flag beside FLAG, separated by commas, for images that were built for other platforms.',
  ),
  CONTAINER_PORT_MAPPING: z
    .enum(['Default', 'PlatformProxy'])
    .default('Default')
    .describe(
      'How players reach containers: Default (host and port of the engine) or PlatformProxy (TCP over WebSocket through this server).',
    ),
  PROXY_REQUIRE_TICKET: z
    .stringbool({ error: 'must be on or off' })
    .default(false)
    .describe(
      'on: the proxy asks everybody for a session or a ticket. off: programs that send no Origin need only the id of the container.',
    ),
  PROXY_CONTAINER_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(64)
    .describe('Connections through the proxy to one container, in each process.'),
  PROXY_TEAM_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(256)
    .describe('Connections through the proxy to all containers of one team, in each process.'),
  PROXY_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(30)
    .describe('The proxy closes a connection that has carried nothing for so long.'),
  CAPTURE_FILE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(64)
    .describe(
      'Largest file of captured traffic, in MiB before it is compressed. What a connection carries on top is not captured.',
    ),
  CAPTURE_TEAM_FILES: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1000)
    .describe('Files of captured traffic of one team and challenge; no more are written.'),
  CAPTURE_TEAM_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_048_576)
    .default(512)
    .describe('Captured traffic of one team and challenge, in MiB.'),
  CAPTURE_GAME_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(16_777_216)
    .default(20_480)
    .describe('Captured traffic of one game, in MiB.'),
  CAPTURE_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('How long captured traffic is kept.'),
};
