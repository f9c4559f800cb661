import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage } from 'node:http';
// oxlint-disable-next-line no-restricted-imports -- only the tests pay for it
import { request, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { addressOf } from './address.ts';

// Runs each proxy with its block of the operators' guide in front of a server that answers what it received.

const GUIDE = readFileSync(new URL('../../../docs/operators.md', import.meta.url), 'utf8');
const NAME = 'ctf.example.org';
/** The proxy connects from 127.0.0.1, clients from here. */
const CLIENT = '127.0.0.2';

/** The block of the guide in that language, with what differs on this machine replaced. */
function blockOf(language: string, replaced: Record<string, string>): string {
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(GUIDE) ?? [];
  if (block === undefined) throw new Error(`The guide has no block for ${language}`);
  return Object.entries(replaced).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The block for ${language} lacks ${from}`);
    return changed.replaceAll(from, to);
  }, block);
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

interface Place {
  folder: string;
  server: number;
  http: number;
  https: number;
}

interface Proxy {
  program: string;
  /** Writes its configuration; returns the arguments that start it in the foreground. */
  configure: (place: Place) => Promise<string[]>;
}

const PROXIES: Record<string, Proxy> = {
  nginx: {
    program: 'nginx',
    async configure({ folder, server, http, https }) {
      const block = blockOf('nginx', {
        '127.0.0.1:8080': `127.0.0.1:${server}`,
        'listen 80': `listen 127.0.0.1:${http}`,
        'listen 443': `listen 127.0.0.1:${https}`,
        '/etc/ssl/': `${folder}/`,
        '/var/log/nginx/': `${folder}/`,
      });
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n');
      const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid;
        events { worker_connections 768; } http { ${temporary} ${block} }`;
      await writeFile(join(folder, 'nginx.conf'), main);
      return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    },
  },
  Caddy: {
    program: 'caddy',
    async configure({ folder, server, http, https }) {
      const block = blockOf('caddy', {
        '127.0.0.1:8080': `127.0.0.1:${server}`,
        [`${NAME} {`]: `${NAME} {\ntls ${folder}/${NAME}.pem ${folder}/${NAME}.key`,
      });
      const ports = `http_port ${http}\nhttps_port ${https}\ndefault_bind 127.0.0.1`;
      await writeFile(join(folder, 'Caddyfile'), `{\nadmin off\n${ports}\n}\n${block}`);
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
  HAProxy: {
    program: 'haproxy',
    async configure({ folder, server, http, https }) {
      const block = blockOf('haproxy', {
        '127.0.0.1:8080': `127.0.0.1:${server}`,
        'bind :80': `bind 127.0.0.1:${http}`,
        'bind :443': `bind 127.0.0.1:${https}`,
        '/etc/ssl/': `${folder}/`,
      });
      await writeFile(join(folder, 'haproxy.cfg'), `global\n    maxconn 500\n${block}`);
      return ['-db', '-f', join(folder, 'haproxy.cfg')];
    },
  },
};

/** Whether a program is installed: Debian's are not all on the path of everybody. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;
const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH } }).status === 0;

/** Says what arrives: address, body, and a stream whose first event comes at once. */
async function startServer(): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: ['127.0.0.1'], bodyLimit: 2 ** 30 });
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.get('/address', (incoming) => ({ address: addressOf(incoming), host: incoming.host }));
  app.post('/upload', async ({ body }) => {
    let bytes = 0;
    for await (const part of body as AsyncIterable<Buffer>) bytes += part.length;
    return { bytes };
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no',
    });
    reply.raw.write('data: first\n\n');
  });
  const sockets = new WebSocketServer({ noServer: true });
  app.server.on('upgrade', (incoming, socket, head) =>
    sockets.handleUpgrade(incoming, socket, head, (opened) =>
      opened.on('message', (bytes: Buffer) => opened.send(bytes)),
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

describe.each(Object.entries(PROXIES))('%s', (_name, { program, configure }) => {
  const runs = process.platform === 'linux' && isInstalled(program) && isInstalled('openssl');
  describe.skipIf(!runs)('as the guide configures it, where it is installed', () => {
    let folder: string;
    let app: FastifyInstance;
    let proxy: ChildProcess;
    let log = '';
    let ports: { http: number; https: number };

    const options = (path: string, { headers, ...more }: Asked = {}): RequestOptions => ({
      host: '127.0.0.1',
      port: ports.https,
      localAddress: CLIENT,
      servername: NAME,
      rejectUnauthorized: false,
      path,
      ...more,
      headers: { host: NAME, ...headers },
    });

    async function send(path: string, more?: Asked, body?: Buffer) {
      const sent = request(options(path, more));
      sent.end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return answer;
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'halyard-proxy-'));
      const [key, certificate] = [join(folder, `${NAME}.key`), join(folder, `${NAME}.pem`)];
      const wanted = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`];
      const names = ['-addext', `subjectAltName=DNS:${NAME}`];
      const files = ['-keyout', key, '-out', certificate];
      execFileSync('openssl', ['req', '-x509', ...wanted, ...names, ...files], { stdio: 'ignore' });
      const both = (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8'));
      await writeFile(join(folder, `${NAME}.both.pem`), both);
      app = await startServer();
      const { port: server } = app.server.address() as AddressInfo;
      ports = { http: await freePort(), https: await freePort() };
      const words = await configure({ folder, server, ...ports });
      proxy = spawn(program, words, {
        env: { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [proxy.stdout, proxy.stderr])
        stream?.on('data', (part: Buffer) => (log += part.toString()));
      await vi.waitFor(
        async () => {
          const answer = await send('/address').catch(() => null);
          expect(answer?.statusCode, log).toBe(200);
        },
        { timeout: 30_000, interval: 200 },
      );
    });

    afterAll(async () => {
      proxy.kill();
      if (proxy.exitCode === null) await once(proxy, 'exit');
      app.server.closeAllConnections();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('names the client, whatever it claims to be', async () => {
      const headers = { 'X-Forwarded-For': '192.0.2.7' };
      expect(JSON.parse(await text(await send('/address', { headers })))).toEqual({
        address: CLIENT,
        host: NAME,
      });
    });

    test('passes large bodies', async () => {
      const body = randomBytes(30 * 2 ** 20);
      const answer = await send('/upload', { method: 'POST' }, body);
      expect(JSON.parse(await text(answer))).toEqual({ bytes: body.length });
    });

    test('passes on the first event of a stream that stays open', async () => {
      const answer = await send('/stream');
      const [part] = (await once(answer, 'data')) as [Buffer];
      expect(part.toString()).toBe('data: first\n\n');
      answer.destroy();
    });

    test('passes WebSockets', async () => {
      const { port: _port, host: _host, path, ...same } = options('/hub');
      const socket = new WebSocket(`wss://127.0.0.1:${ports.https}${path}`, same);
      await once(socket, 'open');
      socket.send('ahoy');
      const [bytes] = (await once(socket, 'message')) as [Buffer];
      expect(bytes.toString()).toBe('ahoy');
      socket.terminate();
    });

    test('leads from http to https', async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.http}/games`, {
        redirect: 'manual',
        headers: { host: NAME },
      });
      expect(answer.status).toBeGreaterThanOrEqual(301);
      expect(answer.status).toBeLessThanOrEqual(308);
      expect(answer.headers.get('location')).toMatch(/^https:\/\//);
    });
  });
});
