// Runs in the container of a team.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const CIPHER = 'aes-128-cbc';
const BLOCK = 16;
const LONGEST = 4096;
const key = randomBytes(BLOCK);

function seal(text: string): string {
  const vector = randomBytes(BLOCK);
  const cipher = createCipheriv(CIPHER, key, vector);
  return Buffer.concat([vector, cipher.update(text), cipher.final()]).toString('hex');
}

/** The flaw: whether the padding is right is told to everybody. */
function look(envelope: string): string {
  const bytes = Buffer.from(envelope.slice(0, LONGEST), 'hex');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, BLOCK));
    decipher.update(bytes.subarray(BLOCK));
    decipher.final();
    return 'sealed';
  } catch {
    return 'garbled';
  }
}

async function serve(socket: Socket): Promise<void> {
  socket.write(`orders ${seal(`Sail at once. ${process.env['FLAG']}`)}\n`);
  for await (const line of createInterface({ input: socket })) {
    if (socket.write(`${look(line.trim())}\n`)) continue;
    await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
  }
}

createServer((socket) => {
  socket.on('error', () => socket.destroy());
  serve(socket).catch(() => socket.destroy());
}).listen(Number(process.env['PORT'] ?? 8080));
