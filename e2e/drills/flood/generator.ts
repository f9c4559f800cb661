// The process of an attacker: `node generator.ts ATTACK URL PARTS`. Ends with the drill.
import { ATTACKS } from './attacks.ts';

const [, , name = '', url = '', parts = '{}'] = process.argv;

process.once('disconnect', () => process.exit(0));
await ATTACKS[name]?.generate(url, JSON.parse(parts));
process.send?.('complete');
