/** One event of a stream, as it was sent. */
interface Message {
  /** The last `id` that was sent by then. */
  id: string | null;
  data: string;
}

/** Reads server-sent events out of text that arrives in pieces, cut anywhere. */
interface EventParser {
  /** The events that end in this piece. Comments and names of events are left out. */
  read(piece: string): Message[];
  /** The last `retry` that was sent, in milliseconds, or null. */
  retry(): number | null;
}

/** Makes the parser of one stream; see https://html.spec.whatwg.org/#parsing-an-event-stream. */
export function makeEventParser(): EventParser {
  let open = '';
  let id: string | null = null;
  let retry: number | null = null;
  let data: string[] = [];
  const take = (line: string) => {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'data') data.push(value);
    if (name === 'id') id = value;
    if (name === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  };
  return {
    retry: () => retry,
    read(piece) {
      // A carriage return at the end of a piece may be half of a line's end.
      const lines = (open + piece).split(/\r\n|\n|\r(?!$)/);
      open = lines.pop() ?? '';
      const messages: Message[] = [];
      for (const line of lines) {
        if (line !== '') take(line);
        else if (data.length > 0) {
          messages.push({ id, data: data.join('\n') });
          data = [];
        }
      }
      return messages;
    },
  };
}
