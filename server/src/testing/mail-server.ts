import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import type { MailConfig } from '../config-mail.ts';

/** What a mail server says to an attempt: a refusal, a dropped connection, or nothing to take the mail. */
export type Verdict = { code: number; message: string } | 'drop' | undefined;

export interface ReceivedMail extends Email {
  /** As it came over the wire. */
  raw: string;
  recipients: string[];
}

/** A real SMTP server on a free port, which keeps what it takes. Closed after the file's last test. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let judge: (recipient: string, attempt: number) => Verdict = () => undefined;
  const attempts = new Map<string, number>();
  const sockets = new Set<Socket>();

  async function keep(stream: Readable, recipients: string[], confirm: () => void) {
    const raw = await text(stream);
    mails.push({ ...(await PostalMime.parse(raw)), raw, recipients });
    confirm();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const verdict = judge(address, attempt);
      if (verdict === undefined) return callback();
      if (verdict === 'drop') {
        for (const socket of sockets) socket.destroy();
        return undefined;
      }
      return callback(Object.assign(new Error(verdict.message), { responseCode: verdict.code }));
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void keep(stream, recipients, () => callback(null));
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const config: MailConfig = {
    server: { host: '127.0.0.1', port, secure: false, user: undefined, password: undefined },
    sender: { name: null, address: 'no-reply@harbour.example' },
  };
  return {
    config,
    mails,
    to: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    /** Decides what the server says to each attempt from now on. */
    answer: (decide: typeof judge) => {
      judge = decide;
    },
  };
}
