import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { textOf, untar } from '../tools/archive.ts';
import { attachment, captured, flagIn, required } from '../tools/required.ts';
import type { Given } from '../types.ts';

const YEARS = Array.from({ length: 70 }, (_, at) => 2026 - at);

/** Every password of the kind the mate recommends in his letter. */
function candidates(fleet: string, letter: string): string[] {
  const signs = captured(letter, /one sign out of (\S+)/).split('');
  const ships = [...fleet.matchAll(/<li>(.+)<\/li>/g)].map(([, name = '']) =>
    name.replaceAll(' ', ''),
  );
  return ships.flatMap((ship) =>
    YEARS.flatMap((year) => signs.map((sign) => `${ship}${year}${sign}`)),
  );
}

export function solve(given: Given): string {
  const host = untar(gunzipSync(attachment(given)));
  const wanted = captured(textOf(host, 'etc/nginx/.htpasswd'), /^mate:\{SHA\}(.+)$/m);
  const words = candidates(textOf(host, 'srv/www/fleet.html'), textOf(host, 'var/mail/crew'));
  const password = words.find(
    (word) => createHash('sha1').update(word).digest('base64') === wanted,
  );

  const rounds = Number(captured(textOf(host, 'usr/local/sbin/stow-plan'), /-iter (\d+)/));
  const plan = required(host.get('var/backups/plan.enc'), 'plan');
  const salt = plan.subarray(8, 16);
  const derived = pbkdf2Sync(required(password, 'password'), salt, rounds, 48, 'sha256');
  const cipher = createDecipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32));
  return flagIn(cipher.update(plan.subarray(16), undefined, 'utf8') + cipher.final('utf8'));
}
