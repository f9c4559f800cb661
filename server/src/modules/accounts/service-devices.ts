import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { hashToken } from '../../platform/hash-token.ts';
import type { WriteStatement } from '../../platform/write.ts';
import { deleteDevices, findDevice, rememberDevice } from './repository-devices.ts';

/** A device is known for this many seconds after the last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 3600;

/** Of more devices of a user, those that were used last. Programs that keep no cookies are new ones each time. */
const MOST_DEVICES = 100;

/**
 * The one meaning of a known device: a browser in which the account has signed in, registered or set its
 * password by a mailed link within `DEVICE_SECONDS`, and not before its sessions were last ended. A browser
 * has a secret for each of its accounts.
 */
export interface Devices {
  isKnown(userId: string, secrets: readonly string[]): Promise<boolean>;
  /**
   * Makes a device known, and returns its secret: one of the given ones if it was known already, else a
   * new one. A given secret is never adopted: a page on a sibling host could have set it.
   */
  remember(userId: string, secrets: readonly string[]): Promise<{ secret: string; isNew: boolean }>;
}

interface DevicesDeps {
  db: Db;
  writeStatement: WriteStatement;
  clock: Clock;
}

export function createDevices({ db, writeStatement, clock }: DevicesDeps): Devices {
  const since = () => new Date(clock() - DEVICE_SECONDS * 1000);

  async function findSecret(userId: string, secrets: readonly string[]) {
    const hash = await findDevice(db, { userId, hashes: secrets.map(hashToken), since: since() });
    return hash && secrets.find((secret) => hashToken(secret).equals(hash));
  }

  return {
    isKnown: async (userId, secrets) => (await findSecret(userId, secrets)) !== undefined,
    async remember(userId, secrets) {
      const known = await findSecret(userId, secrets);
      const secret = known ?? randomBytes(32).toString('base64url');
      const device = {
        userId,
        hash: hashToken(secret),
        now: new Date(clock()),
        most: MOST_DEVICES,
      };
      await writeStatement(null, (statement) => rememberDevice(statement, device));
      return { secret, isNew: known === undefined };
    },
  };
}

/** Drops devices that are not known any more at `now`. */
export async function deleteForgottenDevices(tx: Tx, now: Date): Promise<void> {
  await deleteDevices(tx, { before: new Date(now.getTime() - DEVICE_SECONDS * 1000) });
}
