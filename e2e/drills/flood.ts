// Flood drill. Sends what an attacker sends to a site, and compares how long another user waits with how
// long they wait while the same is sent to a sink. Names of attacks choose some: `npm run drill:flood --
// sign-ins`.
import { exitCodeFor } from '../load/quick.ts';
import { formatTable } from '../load/table.ts';
import { ATTACKS } from './flood/attacks.ts';
import { runAttack } from './flood/run.ts';

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = chosen.filter((name) => !(name in ATTACKS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Attacks: ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(1);
}

const rows: string[][] = [];
let isMissed = false;
for (const [name, attack] of Object.entries(ATTACKS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`${name}: ${attack.title} …`);
  for (const figure of await runAttack(name, attack)) {
    rows.push([name, figure.name, figure.measured, figure.target, figure.isMissed ? 'missed' : '']);
    isMissed ||= figure.isMissed;
  }
}
console.log(formatTable(['attack', 'figure', 'measured', 'target', ''], rows));
process.exitCode = exitCodeFor(isMissed);
