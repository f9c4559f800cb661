import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The personal data of a user; no other user has any of these texts. */
export type Personal = Readonly<
  Record<'email' | 'phone' | 'realName' | 'stdNumber' | 'bio' | 'ip', string>
>;

/** A user. */
export interface Person {
  id: string;
  userName: string;
  personal: Personal;
}

/** Inserts a user directly into the database, with the password of the first account. */
export async function insertPerson(client: pg.Client, role = 'User'): Promise<Person> {
  const mark = randomBytes(5).toString('hex');
  const id = randomUUID();
  const userName = `u-${mark}`;
  const personal: Personal = {
    email: `${mark}@personal.example`,
    phone: `+${BigInt(`0x${mark}`).toString().padStart(13, '0')}`,
    realName: `Real ${mark}`,
    stdNumber: `std-${mark}`,
    bio: `Bio ${mark}`,
    ip: `2001:db8::${mark.slice(0, 4)}:${mark.slice(4, 8)}:1${mark.slice(8)}`,
  };
  await client.query(
    `insert into users (id, user_name, name_key, email, email_key, password_hash, role, phone,
       real_name, std_number, bio, last_address, last_visited_at)
     select $1, $2, $2, $3, $3, password_hash, $4, $5, $6, $7, $8, $9, now()
     from users order by registered_at limit 1`,
    [
      id,
      userName,
      personal.email,
      role,
      personal.phone,
      personal.realName,
      personal.stdNumber,
      personal.bio,
      personal.ip,
    ],
  );
  return { id, userName, personal };
}

/** Inserts a session of a user, and returns its cookie. */
export async function insertSession(client: pg.Client, { id, personal }: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at, address, agent)
     values ($1, $2, now() + interval '7 days', $3, 'drill')`,
    [createHash('sha256').update(token).digest(), id, personal.ip],
  );
  return `halyard_session=${token}`;
}
