import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whether the process runs in an interactive terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** Asks on the terminal; what is typed to a hidden question is not shown. */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silence : process.stderr,
    terminal: true,
  });
  // Ctrl-C and Ctrl-D: nobody is going to answer.
  const leave = () => process.exit(130);
  lines.once('SIGINT', () => lines.close());
  lines.once('close', leave);
  // A hidden answer hides its question too.
  if (hidden) process.stderr.write(`${question}: `);
  const answer = await lines.question(hidden ? '' : `${question}: `);
  lines.off('close', leave);
  lines.close();
  if (hidden) process.stderr.write('\n');
  return answer;
}
