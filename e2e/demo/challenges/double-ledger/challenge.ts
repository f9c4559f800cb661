import { readFileSync } from 'node:fs';
import { textFile, zip } from '../tools/archive.ts';
import { numberOf } from '../tools/bigint.ts';
import { keccak256, word } from '../tools/keccak.ts';
import { seededRandom } from '../tools/random.ts';
import { xored } from '../tools/xor.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{private_is_only_a_word_on_a_public_chain}';
const remark = `Not for the second ledger: ${flag}`;
const FEES = 1n;
const SEALS = 2n;
const ENTRY = 3n;

const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;
const mapped = (key: Uint8Array, slot: bigint): Buffer =>
  keccak256(Buffer.concat([word(numberOf(key)), word(slot)]));

/** The storage of the contract as a node would dump it: slot -> word, in no order. */
function storage(): Record<string, string> {
  const random = seededRandom('double-ledger');
  const master = random.bytes(20);
  const seal = random.bytes(32);
  const opened = Buffer.alloc(12);
  opened.writeUIntBE(Date.UTC(2026, 10, 2) / 1000, 6, 6);
  const slots: [Uint8Array, Uint8Array][] = [
    [word(0n), Buffer.concat([opened, master])],
    [mapped(master, SEALS), seal],
    [word(ENTRY), word(BigInt(remark.length * 2 + 1))],
  ];
  for (let tenant = 0; tenant < 24; tenant += 1) {
    const address = random.bytes(20);
    slots.push([mapped(address, FEES), word(BigInt(random.below(10 ** 6)) * 10n ** 12n)]);
    if (tenant % 3 === 0) slots.push([mapped(address, SEALS), random.bytes(32)]);
  }
  const pages = Math.ceil(remark.length / 32);
  for (let page = 0; page < pages; page += 1) {
    const text = Buffer.from(remark.slice(page * 32, page * 32 + 32));
    const pad = keccak256(Buffer.concat([seal, word(BigInt(page))]));
    const bytes = Buffer.alloc(32);
    bytes.set(xored(text, pad));
    slots.push([word(numberOf(keccak256(word(ENTRY))) + BigInt(page)), bytes]);
  }
  return Object.fromEntries(
    random.shuffled(slots).map(([slot, value]) => [hex(slot), hex(value)] as const),
  );
}

function archive(): Buffer<ArrayBuffer> {
  const source = readFileSync(new URL('DoubleLedger.sol', import.meta.url), 'utf8');
  const dump = { contract: 'DoubleLedger', block: 18_421_107, storage: storage() };
  return zip([
    textFile('DoubleLedger.sol', source),
    textFile('storage.json', `${JSON.stringify(dump, null, 2)}\n`),
  ]);
}

export const challenge: DemoChallenge = {
  slug: 'double-ledger',
  title: 'Double Ledger',
  category: 'Blockchain',
  level: 'medium',
  flag,
  originalScore: 500,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'Solidity documents where its variables lie: "Layout of State Variables in Storage".',
    'The value of a key in a mapping lies at keccak256(key ++ slot), both as 32 bytes.',
  ],
  statement: `The harbour master keeps two ledgers: one on paper, and one on the harbour's own chain, in a
contract where *everything that matters is \`private\`*. He sealed a remark in it. Only he can read
it, he says, because the seal is stored under his own address.

You have the source of the contract and what an archive node answered when it was asked for the
**whole storage** of it.`,
  file: () => ({ name: 'double-ledger.zip', bytes: archive() }),
};
