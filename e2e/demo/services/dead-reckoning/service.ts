// Runs in the container of a team.
import { randomInt } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const VOYAGES = 40;
const LEGS = 12;
const LONGEST_LEG = 90;
const MILLISECONDS = 20_000;

const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;
const DIRECTIONS = Object.keys(STEPS) as (keyof typeof STEPS)[];

function makeVoyage() {
  const legs: string[] = [];
  let [east, north] = [0, 0];
  while (legs.length < LEGS) {
    const direction = DIRECTIONS[randomInt(DIRECTIONS.length)] ?? 'N';
    const miles = randomInt(1, LONGEST_LEG);
    const [right, up] = STEPS[direction];
    east += right * miles;
    north += up * miles;
    legs.push(`${direction} ${miles}`);
  }
  return { text: legs.join(', '), end: `${east} ${north}` };
}

async function examine(socket: Socket): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  for (let number = 1; number <= VOYAGES; number += 1) {
    const { text, end } = makeVoyage();
    socket.write(`voyage ${number} of ${VOYAGES}: ${text}\n> `);
    const { value: answer = '' } = await lines.next();
    if (answer.trim().replaceAll(/\s+/g, ' ') !== end) {
      socket.end(`Aground. The ship was at ${end}.\n`);
      return;
    }
  }
  socket.end(`Master of navigation: ${process.env['FLAG']}\n`);
}

createServer((socket) => {
  const timer = setTimeout(() => socket.end('\nToo late: the tide has gone.\n'), MILLISECONDS);
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  examine(socket).catch(() => socket.destroy());
}).listen(Number(process.env['PORT'] ?? 8080));
