import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS, type Devices } from '../modules/accounts/public.ts';

const DEVICE_COOKIE = 'halyard_device';

/** Separates the secrets of the accounts that use one browser. */
const SEPARATOR = '.';

/** The most accounts for which a browser is known. */
const ACCOUNT_LIMIT = 5;

/** The most secrets of one request that are looked up: other hosts may have set cookies of this name. */
const SECRET_LIMIT = 20;

/** The form of a secret; other values are rejected without a look-up. */
const SECRET = /^[\w-]{43}$/;

/** Whom nobody is: the look-up for an account that does not exist takes the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Known devices as a cookie; see `Devices`. */
export interface DeviceCookies {
  /** Whether the request comes from a known device of the user; false without one. */
  isKnown(request: FastifyRequest, userId: string | undefined): Promise<boolean>;
  /** Makes the device of the request a known one of the user. */
  remember(reply: FastifyReply, userId: string): Promise<void>;
}

/** @param secure whether the cookie gets the Secure attribute on every request */
export function createDeviceCookies(devices: Devices, secure: boolean): DeviceCookies {
  const isSecure = ({ protocol }: FastifyRequest) => secure || protocol === 'https';
  const nameFor = (request: FastifyRequest) =>
    isSecure(request) ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE;
  const secretsOf = (request: FastifyRequest) =>
    readSecrets(request.headers.cookie, nameFor(request));
  return {
    async isKnown(request, userId) {
      const isKnown = await devices.isKnown(userId ?? NOBODY, secretsOf(request));
      return isKnown && userId !== undefined;
    },
    async remember(reply, userId) {
      const { request } = reply;
      const secrets = secretsOf(request);
      const { secret } = await devices.remember(userId, secrets);
      const kept = [secret, ...secrets.filter((other) => other !== secret)];
      reply.setCookie(nameFor(request), kept.slice(0, ACCOUNT_LIMIT).join(SEPARATOR), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(request),
        maxAge: DEVICE_SECONDS,
      });
    },
  };
}

function readSecrets(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .flatMap((pair) => pair.slice(name.length + 1).split(SEPARATOR))
    .filter((secret) => SECRET.test(secret))
    .slice(0, SECRET_LIMIT);
}
