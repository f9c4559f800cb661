// The baseline: a minimal Node server that sends the bytes of the file given as its argument.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', port = ''] = process.argv;
const body = readFileSync(file);

const server = createServer((_request, answer) => {
  answer.setHeader('content-type', 'application/json; charset=utf-8');
  answer.setHeader('content-encoding', 'br');
  answer.end(body);
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.once('disconnect', () => process.exit(0));
