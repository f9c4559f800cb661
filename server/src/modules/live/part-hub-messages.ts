import type { Frame } from './part-stream.ts';

/** Ends every message of the protocol. */
const SEPARATOR = '\u001E';

/** A message of the hub protocol. */
export function hubText(message: object): string {
  return `${JSON.stringify(message)}${SEPARATOR}`;
}

/** The complete messages in `text` that are not empty, and what follows the last of them. */
export function splitMessages(text: string): { messages: string[]; rest: string } {
  const messages = text.split(SEPARATOR);
  const rest = messages.pop() ?? '';
  return { messages: messages.filter((message) => message !== ''), rest };
}

interface Notice {
  edited: boolean;
}

/** The method that tells an event, and its argument; null for what hubs do not tell. */
function invocationOf({ data }: Frame): { target: string; argument: unknown } | null {
  switch (data.topic) {
    case 'Notice': {
      const notice = data['notice'] as Notice | null;
      // The protocol knows new notices only.
      return notice && !notice.edited ? { target: 'ReceivedGameNotice', argument: notice } : null;
    }
    case 'Event':
      return { target: 'ReceivedGameEvent', argument: data['event'] };
    case 'Submission':
      return { target: 'ReceivedSubmissions', argument: data['submission'] };
    case 'Log':
      return { target: 'ReceivedLog', argument: data['line'] };
    default:
      return null;
  }
}

const texts = new WeakMap<Frame, string | null>();

/** An event as an invocation of the hub protocol, made once for all connections. */
export function invocationText(frame: Frame): string | null {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const invocation = invocationOf(frame);
  const text =
    invocation && hubText({ type: 1, target: invocation.target, arguments: [invocation.argument] });
  texts.set(frame, text);
  return text;
}
