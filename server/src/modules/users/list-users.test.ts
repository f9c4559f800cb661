import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';

const site = await createContractSite();
const { db } = site;

const PEOPLE = [
  { name: 'Ada', email: 'z@harbour.example', real_name: 'Ünal 100 %', visited: 3 },
  { name: 'ben', email: 'y@harbour.example', real_name: '', visited: 1 },
  { name: 'Cleo', email: 'x@reef.example', real_name: 'Müller', visited: null },
];

for (const { name, email, real_name, visited } of PEOPLE) {
  await site.addUser('User', name);
  await db
    .updateTable('users')
    .set({
      email,
      real_name,
      name_key: name.toLowerCase(),
      email_key: email,
      email_confirmed: name !== 'Cleo',
      last_address: '192.0.2.17',
      last_visited_at: visited === null ? null : new Date(visited),
    })
    .where('user_name', '=', name)
    .execute();
}

async function list(query: string) {
  const answer = await site.app.inject({
    method: 'GET',
    url: `/api/admin/users?${query}`,
    headers: site.cookieOf('admin'),
  });
  return answer.json<{ data: { userName: string }[]; total: number; counts: object }>();
}

async function names(query: string): Promise<string[]> {
  const { data } = await list(query);
  return data.map(({ userName }) => userName);
}

describe('listUsers', () => {
  test('finds a text in any field and any case, and takes no character as a wildcard', async () => {
    expect(await names('text=ÜNAL')).toEqual(['Ada']);
    expect(await names('text=100 %25')).toEqual(['Ada']);
    expect(await names('text=reef')).toEqual(['Cleo']);
    expect(await names('text=192.0.2.17')).toHaveLength(3);
    expect(await names('text=_')).toEqual([]);
  });

  test('narrows by role and confirmation, and counts all', async () => {
    expect(await names('role=Banned')).toEqual(['Banned']);
    expect(await names('confirmed=false')).toEqual(['Cleo']);
    expect(await list('role=Admin')).toMatchObject({
      total: 2,
      counts: { all: 8, admins: 2, monitors: 1, banned: 1, unconfirmed: 1 },
    });
  });

  test('sorts, and pages without gap', async () => {
    const example = 'text=.example&sort=';
    expect(await names(`${example}UserName`)).toEqual(['Ada', 'ben', 'Cleo']);
    expect(await names(`${example}Email`)).toEqual(['Cleo', 'ben', 'Ada']);
    expect(await names(`${example}LastVisited`)).toEqual(['Cleo', 'ben', 'Ada']);
    expect(await names(`${example}LastVisited&order=Descending&count=1&skip=1`)).toEqual(['ben']);
    const byRole = await names('sort=Role');
    expect(byRole.indexOf('Monitor')).toBe(byRole.length - 3);
    expect(await names('sort=Role&order=Descending')).toEqual(byRole.toReversed());
  });

  test('finds a text that many have as one that few have', async () => {
    await db
      .insertInto('users')
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          id: randomUUID(),
          user_name: `deck_${index}`,
          name_key: `deck_${index}`,
          email: `deck${index}@quay.test`,
          email_key: `deck${index}@quay.test`,
          password_hash: '',
        })),
      )
      .execute();
    expect(await list('text=ECK_&count=10&skip=35')).toMatchObject({ total: 40 });
    expect(await names('text=ECK_&count=10&skip=35')).toHaveLength(5);
    expect(await names('text=ECK_39')).toEqual(['deck_39']);
    expect(await names('text=k%25')).toEqual([]);
  });
});

describe('searchUsers', () => {
  test('pages among all that it finds', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/admin/users/search?hint=.example&count=2',
      headers: site.cookieOf('admin'),
    });
    expect(answer.json()).toMatchObject({ length: 2, total: 3 });
  });
});
