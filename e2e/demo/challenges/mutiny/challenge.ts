import { createCipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { tar, textFile } from '../tools/archive.ts';
import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';
import { HOST_FILES } from './files.ts';

const flag = 'flag{the_soup_was_never_the_plan}';
const PASSWORDS = { bosun: 'Whimbrel1998#', cook: 'soup-is-served', mate: 'StormPetrel1987%' };
const PLAN = `At the second bell of the middle watch the cook rings for soup.
Whoever is not at the table by the third bell is with us.
The word is ${flag}
`;

/** Encrypts a text in the form of \`openssl enc -aes-256-cbc -pbkdf2 -iter 20000 -md sha256 -salt\`. */
function stowed(text: string, password: string): Buffer<ArrayBuffer> {
  const salt = seededRandom('mutiny').bytes(8);
  const derived = pbkdf2Sync(password, salt, 20_000, 48, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32));
  return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(text), cipher.final()]);
}

function host(): Buffer<ArrayBuffer> {
  const users = Object.entries(PASSWORDS).map(([user, password]) => {
    const digest = createHash('sha1').update(password).digest('base64');
    return `${user}:{SHA}${digest}\n`;
  });
  const files = [
    ...Object.entries(HOST_FILES).map(([name, text]) => textFile(name, text)),
    textFile('etc/nginx/.htpasswd', users.join('')),
    { name: 'var/backups/plan.enc', bytes: stowed(PLAN, PASSWORDS.mate) },
  ];
  return Buffer.from(gzipSync(tar(files)));
}

export const challenge: DemoChallenge = {
  slug: 'mutiny',
  title: 'Mutiny',
  category: 'Pentest',
  level: 'medium',
  flag,
  originalScore: 500,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'Somebody describes his own password in a letter. The web server holds its hash, without salt.',
    'Hashes of that kind: base64 of SHA-1. The script in /usr/local/sbin says how to read the plan.',
  ],
  statement: `You were hired by the captain of the *Quarterdeck* to find out what her crew is up to. You got a
foothold on the ship's host, as the cook, and copied all that the cook may read:

- a little of \`/etc\`, the crew's web site and its mail,
- a script that the crew may run as root,
- and a **stowed plan** that the cook may copy, but not open.

Go on from there. Everything you need is in the copy; there is no host to attack.`,
  file: () => ({ name: 'quarterdeck.tar.gz', bytes: host() }),
};
