import { connect } from 'node:net';

/** A stream of `openLive` on a connection of its own, read with as little work as possible. */
export interface RawStream {
  /** Bytes that have arrived, with all headers. */
  bytesRead(): number;
  close(): void;
}

interface RawStreamOptions {
  /** The address of the server, without a slash at the end. */
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** `data` is the JSON as it came, one character for each byte. */
  onEvent: (id: number, data: string) => void;
  /** Called once, with the status of the answer; null when there was none. */
  onEnd: (status: number | null) => void;
}

const STATUS_AT = 'HTTP/1.1 '.length;
/** The server sends a comment after 15 s of silence. */
const SILENCE_MILLISECONDS = 45_000;

export function openRawStream(options: RawStreamOptions): RawStream {
  const { url, path, headers, onEvent, onEnd } = options;
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  let status: number | null = null;
  let unread = '';

  function read(chunk: Buffer): void {
    let text = unread + chunk.toString('latin1');
    if (status === null) {
      const head = text.indexOf('\r\n\r\n');
      if (head === -1) {
        unread = text;
        return;
      }
      status = Number(text.slice(STATUS_AT, STATUS_AT + 3));
      text = text.slice(head);
    }
    unread = status === 200 ? readEvents(text, onEvent) : '';
    if (status !== 200) socket.destroy();
  }

  socket.setTimeout(SILENCE_MILLISECONDS, () => socket.destroy());
  socket.on('data', read);
  // Every error is followed by 'close'.
  socket.on('error', () => undefined);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => onEnd(status));
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers });
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  return { bytesRead: () => socket.bytesRead, close: () => void socket.destroy() };
}

/**
 * Reads the complete events in a text, and returns what follows the last one. What stands before `id`, such
 * as the head of the answer, is passed over.
 */
function readEvents(text: string, onEvent: RawStreamOptions['onEvent']): string {
  let from = 0;
  for (;;) {
    const end = text.indexOf('\n\n', from);
    if (end === -1) return from === 0 ? text : text.slice(from);
    const data = text.indexOf('\ndata: ', from);
    if (data !== -1 && data < end) {
      const id = text.indexOf('id: ', from);
      onEvent(Number(text.slice(id + 4, data)), text.slice(data + 7, end));
    }
    from = end + 2;
  }
}
