import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { assign, findColumns, isAssigned, type People } from './columns.ts';
import { decodeSheet, type Encoding } from './decode.ts';
import { credentials, credentialsForCsv } from './handed-out.ts';
import { captainsOf, type ImportRow, readPeople } from './people.ts';
import { readTable, readWorkbook } from './table.ts';
import { toCsv, toXlsx } from '../../shared/sheet-files.ts';

const MADE = 'Made-1a';

async function bytesOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(`${import.meta.dirname}/../testing/sheets/${name}.csv`));
}

/** The text of a sheet, in the encoding that was chosen where it asks. */
async function textOf(name: string, chosen?: Encoding): Promise<string> {
  const decoded = decodeSheet(await bytesOf(name));
  if ('text' in decoded) {
    expect(chosen).toBeUndefined();
    return decoded.text;
  }
  return decoded.readings.find(({ encoding }) => encoding === chosen)?.text ?? '';
}

async function peopleOf(name: string, chosen?: Encoding): Promise<People> {
  const { rows, brokenAt } = readTable(await textOf(name, chosen));
  expect(brokenAt).toBeNull();
  return findColumns(rows);
}

/** Columns by the names of the head. */
function used({ head, columns }: People) {
  const pairs = columns.map((field, index) => [head?.[index] ?? String(index), field] as const);
  return Object.fromEntries(pairs.filter(([, field]) => field !== null));
}

const read = (people: People) => readPeople(people, () => MADE);

function byLine(rows: readonly ImportRow[]) {
  const captains = captainsOf(rows.filter(({ faults }) => faults.length === 0));
  return Object.fromEntries(
    rows.map(({ user, ...row }) => [
      row.line,
      {
        name: user.userName,
        email: user.email,
        password: row.hasNewPassword ? 'new' : user.password,
        team: user.teamName,
        leads: captains.has(row.line),
        notes: row.notes,
        faults: row.faults,
      },
    ]),
  );
}

describe('A, users of CTFd', () => {
  test('uses the columns that have a place here', async () => {
    expect(used(await peopleOf('A-ctfd-users'))).toEqual({
      name: 'userName',
      email: 'email',
      password: 'password',
      hidden: 'hidden',
      banned: 'banned',
    });
  });

  test('takes no hash, bans, waits for a decision about who is hidden, and makes no staff', async () => {
    const rows = read(await peopleOf('A-ctfd-users'));
    const added = { password: 'new', team: '', leads: false, notes: ['HASH'], faults: [] };
    expect(byLine(rows)).toEqual({
      2: { ...added, name: 'root', email: 'root.csv@example.org', notes: ['HASH', 'STAFF'] },
      3: { ...added, name: 'Ana María', email: 'ana.csv@example.org' },
      4: { ...added, name: 'cheater77', email: 'cheater@example.org' },
      5: {
        ...added,
        name: 'the_real_slim_shady',
        email: 'slim@example.org',
        faults: [{ field: 'userName', code: 'TOO_LONG', length: 19, bound: 15 }],
      },
      6: { ...added, name: 'bob', email: 'bob.csv@example.org' },
    });
    expect(rows.filter(({ hidden }) => hidden).map(({ line }) => line)).toEqual([2]);
    expect(rows.filter(({ banned }) => banned).map(({ line }) => line)).toEqual([4]);
    expect(rows.every(({ user }) => user.password === MADE)).toBe(true);
  });
});

describe('B, users and teams of CTFd', () => {
  test('uses the columns that have a place here', async () => {
    expect(used(await peopleOf('B-ctfd-users-teams'))).toEqual({
      name: 'userName',
      email: 'email',
      password: 'password',
      'Student number': 'stdNumber',
      team_name: 'teamName',
      team_captain: 'captain',
    });
  });

  test('lets the captain of the sheet lead the team, although another one is first', async () => {
    const rows = read(await peopleOf('B-ctfd-users-teams'));
    const crew = { password: 'new', team: 'Los Piratas', notes: ['HASH'], faults: [] };
    expect(byLine(rows)).toEqual({
      2: { ...crew, name: 'ana_b', email: 'ana.b@example.org', leads: false },
      3: { ...crew, name: 'beto_b', email: 'beto.b@example.org', leads: true },
      4: {
        ...crew,
        name: 'caro_b',
        email: 'caro.b@example.org',
        team: 'How I Met Your Malware',
        leads: false,
        faults: [{ field: 'teamName', code: 'TOO_LONG', length: 22, bound: 20 }],
      },
    });
    expect(rows.map(({ user }) => user.stdNumber)).toEqual(['1001', '1002', '1003']);
    expect(rows.some(({ banned, hidden }) => banned || hidden)).toBe(false);
  });
});

describe('C, Excel in Windows-1252', () => {
  test('asks for the encoding, with the first rows as each reads them', async () => {
    const decoded = decodeSheet(await bytesOf('C-excel-de-1252'));
    const readings = 'readings' in decoded ? decoded.readings : [];
    const previews = Object.fromEntries(
      readings.map(({ encoding, preview }) => [encoding, preview.join('\n')]),
    );
    expect(previews['windows-1252']).toContain('Jörg Müller');
    expect(previews['windows-1252']).toContain('Größe');
    expect(previews.gbk).toContain('J鰎g M黮ler');
    expect(previews.gbk).toContain('Gr鲞e');
    expect(readings.filter(({ text }) => /[\0\uFFFD]/.test(text))).toEqual([]);
  });

  test('knows German names, and that the name is not the user name', async () => {
    const people = await peopleOf('C-excel-de-1252', 'windows-1252');
    expect(used(people)).toEqual({
      Benutzername: 'userName',
      'E-Mail': 'email',
      Passwort: 'password',
      Name: 'realName',
      Matrikelnummer: 'stdNumber',
      Team: 'teamName',
    });
    const rows = read(people);
    expect(byLine(rows)).toEqual({
      2: {
        name: 'mueller',
        email: 'mueller@example.org',
        password: 'new',
        team: 'Größe',
        leads: true,
        notes: [],
        faults: [],
      },
    });
    expect(rows[0]?.user).toMatchObject({ realName: 'Jörg Müller', stdNumber: '123' });
  });
});

describe('F, a form', () => {
  test('lacks a user name until a column is assigned by hand', async () => {
    const people = await peopleOf('F-forms');
    expect(used(people)).toEqual({
      'Email Address': 'email',
      'Full name': 'realName',
      'Student ID': 'stdNumber',
      'Team name': 'teamName',
    });
    expect(isAssigned(people.columns)).toBe(false);
    const columns = assign(people.columns, people.head?.indexOf('Full name') ?? -1, 'userName');
    expect(isAssigned(columns)).toBe(true);
    const rows = read({ ...people, columns });
    expect(byLine(rows)).toEqual({
      2: {
        name: 'Lena Holm',
        email: 'f1@example.org',
        password: 'new',
        team: 'Kelp',
        leads: true,
        notes: [],
        faults: [],
      },
    });
    expect(rows[0]?.user).toMatchObject({ realName: '', stdNumber: '77' });
  });
});

describe('H, a separator that is named', () => {
  test('takes the first line for no row', async () => {
    const people = await peopleOf('H-sep');
    expect(people.head).toEqual(['userName', 'email', 'teamName']);
    expect(byLine(read(people))).toEqual({
      3: {
        name: 'sepuser',
        email: 'sep@example.org',
        password: 'new',
        team: 'Kelp',
        leads: true,
        notes: [],
        faults: [],
      },
    });
  });
});

describe('I, cells that a spreadsheet runs', () => {
  const passwords = ['@Harbour-2026', '-Harbour-2026', 'Harbour-2026-x'];

  test('keeps passwords and teams as they are', async () => {
    const rows = read(await peopleOf('I-formula'));
    expect(rows.map(({ user }) => user.password)).toEqual(passwords);
    expect(rows.map(({ user }) => user.teamName)).toEqual(['=Kelp+1', '=Kelp+1', 'normal']);
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect(rows.some(({ hasNewPassword }) => hasNewPassword)).toBe(false);
    expect([...captainsOf(rows)]).toEqual([2, 4]);
  });

  test('hands out each value as it is in a workbook with text cells', async () => {
    const rows = read(await peopleOf('I-formula'));
    const { readXlsx } = await import('hucre/xlsx');
    const blob = await toXlsx(credentials(rows));
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
    expect(sheets[0]?.rows).toEqual([
      ['userName', 'email', 'password', 'teamName'],
      ['formula1', 'formula1@example.org', '@Harbour-2026', '=Kelp+1'],
      ['formula2', 'formula2@example.org', '-Harbour-2026', '=Kelp+1'],
      ['formula3', 'formula3@example.org', 'Harbour-2026-x', 'normal'],
    ]);
  });

  test('repeats no password that a spreadsheet runs in a CSV file', async () => {
    const rows = read(await peopleOf('I-formula'));
    expect(toCsv(credentialsForCsv(rows)).split('\r\n')).toEqual([
      '\uFEFFuserName,email,password,teamName',
      "formula1,formula1@example.org,as in your file,'=Kelp+1",
      "formula2,formula2@example.org,as in your file,'=Kelp+1",
      'formula3,formula3@example.org,Harbour-2026-x,normal',
    ]);
  });
});

describe('J, GBK', () => {
  test('asks, since Windows-1252 reads it without an error, too', async () => {
    const decoded = decodeSheet(await bytesOf('J-gbk'));
    const readings = 'readings' in decoded ? decoded.readings : [];
    const encodings = readings.map(({ encoding }) => encoding);
    expect(encodings).toContain('windows-1252');
    expect(encodings).toContain('gbk');
    expect(readings.find(({ encoding }) => encoding === 'windows-1252')?.preview[1]).toContain(
      'chenwei@example.org,,³ÂÎ°,',
    );
  });

  test('has its people in GBK', async () => {
    const people = await peopleOf('J-gbk', 'gbk');
    expect(used(people)).toEqual({
      用户名: 'userName',
      邮箱: 'email',
      密码: 'password',
      姓名: 'realName',
      学号: 'stdNumber',
      队伍: 'teamName',
    });
    const rows = read(people);
    const added = { notes: [], leads: false, team: '海港队' };
    const fault = (length: number) => [{ field: 'userName', code: 'TOO_SHORT', length, bound: 3 }];
    expect(byLine(rows)).toEqual({
      2: {
        ...added,
        name: 'chenwei',
        email: 'chenwei@example.org',
        password: 'new',
        leads: true,
        faults: [],
      },
      3: {
        ...added,
        name: '王小明',
        email: 'wang@example.org',
        password: 'Harbour-2026',
        faults: [],
      },
      4: {
        ...added,
        name: '李四',
        email: 'li.si@example.org',
        password: 'new',
        team: '灯塔',
        faults: fault(2),
      },
    });
    expect(rows.map(({ user }) => user.realName)).toEqual(['陈伟', '王小明', '李四']);
  });

  test('in Windows-1252 no column is found, so that nobody is added by mistake', async () => {
    const people = await peopleOf('J-gbk', 'windows-1252');
    expect(people.head).not.toBeNull();
    expect(isAssigned(people.columns)).toBe(false);
  });
});

describe('K, UTF-16 with a byte order mark', () => {
  test('is read without a question', async () => {
    const rows = read(await peopleOf('K-utf16'));
    const added = { password: 'new', notes: [], faults: [], team: 'Łódź', leads: false };
    expect(byLine(rows)).toEqual({
      2: { ...added, name: 'søren', email: 'soren@example.org', leads: true },
      3: { ...added, name: '林怡君', email: 'lin@example.org' },
      4: { ...added, name: 'олег', email: 'oleg@example.org', team: 'Маяк', leads: true },
    });
    expect(rows.map(({ user }) => user.realName)).toEqual([
      'Søren Ødegård',
      '林怡君',
      'Олег Ёлкин',
    ]);
  });

  test('in the other byte order as well', async () => {
    const little = await bytesOf('K-utf16');
    const big = little.map((_, index) => little[index ^ 1] ?? 0);
    expect(decodeSheet(big)).toEqual(decodeSheet(little));
  });
});

test('a workbook is read as well', async () => {
  const sheet = {
    columns: ['userName', 'email', 'stdNumber', 'teamName'],
    rows: [
      ['lena', 'lena@example.org', '007', '=Kelp+1'],
      ['olga', 'olga@example.org', '', "'=Kelp+1"],
    ],
  };
  const bytes = new Uint8Array(await (await toXlsx(sheet)).arrayBuffer());
  const { rows } = readTable(await readWorkbook(bytes));
  const people = read(findColumns(rows));
  expect(people.map(({ user }) => [user.stdNumber, user.teamName])).toEqual([
    ['007', '=Kelp+1'],
    ['', "'=Kelp+1"],
  ]);
});
