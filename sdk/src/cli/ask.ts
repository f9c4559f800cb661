import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whether the process runs in an interactive terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** Asks a question on the terminal. With `hidden` the input is not shown. */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silence : process.stderr,
    terminal: true,
  });
  // Ctrl-C or Ctrl-D.
  const leave = () => process.exit(130);
  lines.once('SIGINT', () => lines.close());
  lines.once('close', leave);
  // With hidden input, readline does not print the question.
  if (hidden) process.stderr.write(`${question}: `);
  const answer = await lines.question(hidden ? '' : `${question}: `);
  lines.off('close', leave);
  lines.close();
  if (hidden) process.stderr.write('\n');
  return answer;
}
