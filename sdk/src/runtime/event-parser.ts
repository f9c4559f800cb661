/** An event of a stream, not parsed further. */
interface Message {
  /** The last `id` in the stream so far. */
  id: string | null;
  data: string;
}

/** Parses server-sent events from chunks of text, which may be split anywhere. */
interface EventParser {
  /** The events that are complete after this chunk. Comments and event names are ignored. */
  read(chunk: string): Message[];
  /** The last `retry` in the stream in milliseconds, or null. */
  retry(): number | null;
}

/** Creates the parser of one stream; see https://html.spec.whatwg.org/#parsing-an-event-stream. */
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
    read(chunk) {
      // A carriage return at the end of a chunk may be the first half of a line break.
      const lines = (open + chunk).split(/\r\n|\n|\r(?!$)/);
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
