import { createTransport } from 'nodemailer';
import { errorCode, errorMessage } from './error-code.ts';

/** A mail server to send through. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server has it. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A failed attempt to hand over a mail. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The server will never take this mail, so that another attempt is pointless. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Hands a mail over and returns the answer of the mail server; throws MailError. */
export type SendMail = (mail: OutgoingMail) => Promise<string>;

const LONGEST_RESPONSE = 500;
const CONNECT_MILLISECONDS = 8000;
const SOCKET_MILLISECONDS = 15_000;

/** What the server says of one mail; anything else is about the connection or the login. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

export function createSendMail(server: MailServer): SendMail {
  const { host, port, secure, user, password } = server;
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const transport = createTransport({
    host,
    port,
    secure,
    // A password must not be sent over a connection from which somebody has removed STARTTLS.
    requireTLS: user !== undefined && !secure && !isLocal,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SOCKET_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, from, ...content }) => {
    try {
      const { response } = await transport.sendMail({
        ...content,
        from,
        // As an object: a text would be parsed as a list of addresses.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return response.slice(0, LONGEST_RESPONSE);
    } catch (error) {
      throw new MailError(errorMessage(error).slice(0, LONGEST_RESPONSE), isRefusal(error));
    }
  };
}

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return status >= 500 && ABOUT_THE_MAIL.has(errorCode(error) ?? '');
}
