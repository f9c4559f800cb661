import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { fieldError } from '../../domain/app-error.ts';
import { MAX_MESSAGE_BYTES, SUBPROTOCOL } from './part-tunnel.ts';

/** WebSocket handshakes that an operation answers after its own checks. */
export interface Upgrades {
  /** Remembers the handshakes that arrive, which the hubs' plugin hands to the router. */
  listen: (app: FastifyInstance) => void;
  /** Whether a request is a handshake. Throws VALIDATION_FAILED for a broken one. */
  isHandshake: (request: FastifyRequest) => boolean;
  /** Answers 101; null when the client has gone. */
  accept: (request: FastifyRequest, reply: FastifyReply) => WebSocket | null;
}

export function createUpgrades(): Upgrades {
  /** The bytes that came right behind a handshake. */
  const heads = new WeakMap<IncomingMessage, Buffer>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    clientTracking: false,
    // The tunnel answers, see `readInTurns`.
    autoPong: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  return {
    listen(app) {
      app.server.prependListener('upgrade', (request: IncomingMessage, _socket, head: Buffer) =>
        heads.set(request, head),
      );
      // Node hands the connection over with the handshake, and does not end it after a refusal.
      app.addHook('onResponse', async ({ raw }) => {
        if (heads.has(raw)) raw.socket.end();
      });
    },
    isHandshake({ raw }) {
      const { upgrade, ...headers } = raw.headers;
      if (!heads.has(raw) || upgrade?.toLowerCase() !== 'websocket') return false;
      const key = headers['sec-websocket-key'] ?? '';
      if (!/^[+/0-9A-Za-z]{22}==$/.test(key)) {
        throw fieldError('VALIDATION_FAILED', 'Sec-WebSocket-Key', 'WRONG_FORMAT');
      }
      if (!['8', '13'].includes(headers['sec-websocket-version'] ?? '')) {
        throw fieldError('VALIDATION_FAILED', 'Sec-WebSocket-Version', 'WRONG_FORMAT');
      }
      return true;
    },
    accept({ raw }, reply) {
      reply.hijack();
      let accepted: WebSocket | null = null;
      // The library answers within the call.
      server.handleUpgrade(raw, raw.socket, heads.get(raw) ?? Buffer.alloc(0), (socket) => {
        accepted = socket;
      });
      return accepted;
    },
  };
}
