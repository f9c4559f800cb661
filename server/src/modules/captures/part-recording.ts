import { randomInt } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { ConnectionEnd, ProxiedConnection, Recorder } from '../containers/public.ts';
import { addressBytes, ofOneFamily } from './part-addresses.ts';
import { createConversation, type Side } from './part-conversation.ts';
import { type End, fileHeader, udpRecord } from './part-packets.ts';

/** Bytes of one connection that wait to be written; what comes on top is left out. */
const MOST_WAITING_BYTES = 4 * 2 ** 20;

/** The file that a recording is written to. */
export interface Draft {
  handle: Pick<FileHandle, 'appendFile' | 'close'>;
  /** What the first packet says. */
  about: object;
  /** Makes room for a file of so many bytes; returns of how many it may be. */
  reserve: (bytes: number) => Promise<number>;
  /** Called when the file is closed. */
  finish: () => Promise<void>;
}

/** What is shared by the recordings of a process: how many bytes may wait. */
export interface Waiting {
  bytes: number;
  readonly most: number;
}

interface RecordingParts {
  connection: Pick<ProxiedConnection, 'client' | 'server'>;
  waiting: Waiting;
  /** Undefined when nothing may be recorded. */
  open: () => Promise<Draft | undefined>;
  /** Milliseconds since 1970, with fractions. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** A recorder, and when its file is finished. */
export interface Recording extends Recorder {
  done: Promise<void>;
}

/**
 * Records one connection. Nothing that its methods do waits, and nothing throws: a file that cannot
 * be written ends the recording only.
 */
export function startRecording(parts: RecordingParts): Recording {
  const { waiting, now, onError } = parts;
  const ends = endsOf(parts.connection);
  const conversation = createConversation(ends, {
    Player: randomInt(2 ** 32),
    Container: randomInt(2 ** 32),
  });
  let records: Buffer[] = [];
  let size = 0;
  let isOver = false;
  let isClosed = false;
  let wake: () => void = () => undefined;

  function add(added: readonly Buffer[]): void {
    const bytes = sizeOf(added);
    records.push(...added);
    size += bytes;
    waiting.bytes += bytes;
    wake();
  }

  function takeAll(): Buffer[] {
    const taken = records;
    waiting.bytes -= size;
    records = [];
    size = 0;
    return taken;
  }

  function take(side: Side, bytes: Buffer): void {
    if (isOver || isClosed) return;
    const isFull =
      size + bytes.length > MOST_WAITING_BYTES || waiting.bytes + bytes.length > waiting.most;
    if (isFull) return conversation.skip(side, bytes.length);
    add(conversation.data(side, bytes, now()));
  }

  /** Resolves with the next records, and with none when the connection is over. */
  async function nextRecords(): Promise<Buffer[]> {
    if (records.length === 0 && !isClosed) {
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return takeAll();
  }

  const startedAt = now();
  add(conversation.open(startedAt));

  async function run(): Promise<void> {
    try {
      const draft = await parts.open();
      if (!draft) return;
      const first = [fileHeader(), metadataRecord(ends.Player, draft.about, startedAt)];
      await writeDraft(draft, first, nextRecords);
    } catch (error) {
      onError(error);
    } finally {
      isOver = true;
      takeAll();
    }
  }
  const done = run();

  return {
    done,
    sent: (bytes) => take('Player', bytes),
    received: (bytes) => take('Container', bytes),
    async close(end: ConnectionEnd) {
      if (!isOver && !isClosed) {
        isClosed = true;
        add(conversation.close(end, now()));
      }
      await done;
    },
  };
}

/** Writes records until there are none left or no room is, and finishes the file whatever happens. */
async function writeDraft(
  { handle, reserve, finish }: Draft,
  first: readonly Buffer[],
  nextRecords: () => Promise<Buffer[]>,
): Promise<void> {
  let written = 0;
  let reserved = 0;
  try {
    for (let batch = first; batch.length > 0; batch = await nextRecords()) {
      const end = written + sizeOf(batch);
      if (end > reserved) reserved = await reserve(end);
      const fitting = end > reserved ? fittingOf(batch, reserved - written) : batch;
      // One write for all of them; it is repeated until all bytes are written.
      await handle.appendFile(Buffer.concat(fitting));
      written = end;
      if (end > reserved) break;
    }
  } finally {
    await handle.close();
    await finish();
  }
}

/** The first records that together have at most so many bytes. */
function fittingOf(records: readonly Buffer[], most: number): Buffer[] {
  let left = most;
  const end = records.findIndex(({ length }) => (left -= length) < 0);
  return records.slice(0, end === -1 ? undefined : end);
}

function sizeOf(records: readonly Buffer[]): number {
  return records.reduce((sum, { length }) => sum + length, 0);
}

function endsOf({ client, server }: RecordingParts['connection']): Record<Side, End> {
  const [player, container] = ofOneFamily(
    addressBytes(client.address),
    addressBytes(server.address),
  );
  return {
    Player: { address: player, port: client.port },
    Container: { address: container, port: server.port },
  };
}

/** The packet that says what the file is about, as other platforms write it. */
function metadataRecord(to: End, about: object, time: number): Buffer {
  const from = { address: Buffer.alloc(to.address.length), port: 65_535 };
  return udpRecord({ from, to, time, payload: Buffer.from(JSON.stringify(about, null, 2)) });
}
