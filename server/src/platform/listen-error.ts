import { errorCode } from './error-code.ts';
import { StartupError } from './startup-error.ts';

interface Place {
  host: string;
  port: number;
  /** The setting that chose the port. */
  setting: 'PORT' | 'METRICS_PORT';
}

/**
 * Explains to the operator in one sentence why the server cannot listen. Returns other errors
 * unchanged.
 */
export function explainListenError(error: unknown, { host, port, setting }: Place): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is taken by another program: stop it, or choose another port with ${setting}.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} may only be used by root: choose one above 1023 with ${setting}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartupError(
        `HOST: ${host} is no address of this machine. 127.0.0.1 keeps others out, 0.0.0.0 or :: lets them in.`,
      );
    default:
      return error;
  }
}
