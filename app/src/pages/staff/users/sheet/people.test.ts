import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { findColumns } from './columns.ts';
import { decodeSheet } from './decode.ts';
import { credentialsForCsv } from './handed-out.ts';
import { AS_IN_FILE, captainsFirst, inChunks, isHash, newPassword, readPeople } from './people.ts';
import { readTable } from './table.ts';
import { guarded, toCsv, unguarded } from '../../shared/sheet-files.ts';

const read = (text: string) => readPeople(findColumns(readTable(text).rows), () => 'Made-1a');

describe('readPeople', () => {
  test('finds columns by their names in any order', () => {
    const [row] = read('E-mail,Team name,User name\nmira@harbour.example,Long Splice,mira\n');
    expect(row).toMatchObject({
      line: 2,
      user: {
        userName: 'mira',
        email: 'mira@harbour.example',
        teamName: 'Long Splice',
        password: 'Made-1a',
      },
      faults: [],
    });
  });

  test('reads a table pasted from a spreadsheet, without names', () => {
    const [row] = read('mira\tmira@harbour.example\tTern-and-Gull-7\tMira "M" Lie');
    expect(row?.user).toMatchObject({ password: 'Tern-and-Gull-7', realName: 'Mira "M" Lie' });
  });

  test('names the fields at fault, and the later of two equal rows', () => {
    const faults = read('mira,m@x.example\nab,nowhere,Tern-and-Gull-7\nMIRA,M@x.example').map(
      (row) => row.faults.map(({ field }) => field),
    );
    expect(faults).toEqual([[], ['userName', 'email'], ['userName', 'email']]);
  });

  test('a row with an error takes no name from a later one', () => {
    const rows = read('mira,m@x.example,weak\nmira,m@x.example,Tern-and-Gull-7');
    expect(rows.map(({ faults }) => faults.length)).toEqual([1, 0]);
  });

  test('counts empty rows and those with several lines as rows of the file', () => {
    const text = 'userName,email,realName\n\n  ,\nmira,m@x.example,"M\nL"\ntore,t@x.example,';
    expect(read(text).map(({ line }) => line)).toEqual([4, 5]);
  });

  test('finds the captain by id', () => {
    const text =
      'id,name,email,team_name,captain_id\n7,mira,m@x.example,Crew,12\n12,tore,t@x.example,Crew,12';
    const rows = read(text);
    expect(rows.map(({ captain }) => captain)).toEqual([false, true]);
    expect(captainsFirst(rows).map(({ line }) => line)).toEqual([3, 2]);
  });

  test('guesses no ban', () => {
    const rows = read('name,email,banned\nmira,m@x.example,maybe\ntore,t@x.example,Ja');
    expect(rows[0]?.faults).toEqual([{ field: 'banned', code: 'YES_OR_NO' }]);
    expect(rows[1]).toMatchObject({ banned: true, faults: [] });
  });

  test('refuses letters that were lost before', () => {
    const [row] = read('mira,m@x.example,,J\uFFFDrg');
    expect(row?.faults).toEqual([{ field: 'realName', code: 'DAMAGED' }]);
  });

  test('takes the guard off names and teams, and never off a password', () => {
    const [row] = read(`mira,m@x.example,'=Harbour-1,'-M,,,'=Crew`);
    expect(row?.user).toMatchObject({
      password: "'=Harbour-1",
      realName: '-M',
      teamName: '=Crew',
    });
    expect(read(`mira,m@x.example,,'Mira'`)[0]?.user.realName).toBe("'Mira'");
  });

  test('makes a password where a credentials sheet has none', () => {
    const [row] = read(`mira,m@x.example,${AS_IN_FILE}`);
    expect(row).toMatchObject({ hasNewPassword: true, user: { password: 'Made-1a' } });
  });

  test('says where a quotation mark is not closed', () => {
    expect(readTable('mira,m@x.example\n"tore,t@x.example\nliv,l@x.example').brokenAt).toBe(2);
  });

  test('reads 10,000 rows', () => {
    const text = Array.from({ length: 10_000 }, (_, n) => `user${n},user${n}@x.example`).join('\n');
    expect(read(text)).toHaveLength(10_000);
  });
});

describe('inChunks', () => {
  test('keeps the members of a team together and loses nobody', () => {
    const text = Array.from(
      { length: 950 },
      (_, n) => `user${n},u${n}@x.example,,,,,Crew ${n % 70}`,
    );
    const chunks = inChunks(read(text.join('\n')), 'add');
    expect(chunks.flat()).toHaveLength(950);
    const seen = chunks.flatMap((chunk) => [...new Set(chunk.map(({ user }) => user.teamName))]);
    expect(seen).toHaveLength(70);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(inChunks(read(text.join('\n')), 'check')).toHaveLength(1);
  });
});

describe('a CSV file of credentials', () => {
  const credentialsSheetOf = (rows: ReturnType<typeof read>) => toCsv(credentialsForCsv(rows));

  // A sheet that only joins its cells, on which the attack below succeeds.
  const joined = (rows: ReturnType<typeof read>) =>
    rows.map(({ user }) => [user.userName, user.email, user.teamName].join(',')).join('\n');

  const hasFormula = (sheet: string) =>
    sheet
      .replace('\uFEFF', '')
      .split(/[\r\n,]+/)
      .some((cell) => /^"?[=+\-@\t]/.test(cell));

  test.each(['=HYPERLINK("http://evil.example")', '+1+cmd|x', '-2+3', '@SUM(A1)', '\t=1+1'])(
    'turns the cell %j of an attacker into text',
    (cell) => {
      const quoted = `"${cell.replaceAll('"', '""')}"`;
      const rows = read(`${quoted},ada@x.example,Password-1,,,,${quoted}`);
      expect(hasFormula(joined(rows))).toBe(true);
      expect(hasFormula(credentialsSheetOf(rows))).toBe(false);
    },
  );

  test('begins with the mark by which spreadsheets read it as UTF-8', () => {
    const sheet = credentialsSheetOf(read('jürgen,j@x.example'));
    expect(sheet.startsWith('\uFEFFuserName,')).toBe(true);
    // Read again, the mark is no part of the first column's name.
    expect(read(sheet)[0]?.user.userName).toBe('jürgen');
  });

  test('has no cell that a spreadsheet runs', () => {
    const rows = read('mira,=cmd@x.example,+1A-formula,,,,@SUM(A1)');
    expect(credentialsSheetOf(rows)).toBe(
      `\uFEFFuserName,email,password,teamName\r\nmira,'=cmd@x.example,as in your file,'@SUM(A1)`,
    );
  });
});

describe('guarded', () => {
  test('unguarded gives every text back that is no formula of a tab', () => {
    const cells = fc.string().map((text) => text.replaceAll(/[\t\r]/g, ''));
    const formulas = fc.tuple(fc.constantFrom("'", "''", '=', '+', '-', '@', "'="), cells);
    const any = fc.oneof(
      cells,
      formulas.map(([first, rest]) => first + rest),
    );
    fc.assert(
      fc.property(any, (text) => {
        expect(unguarded(guarded(text))).toBe(text);
        expect(guarded(text)).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

describe('isHash', () => {
  const digest = '5f4dcc3b5aa765d61d8327deb882cf99';

  test.each([
    '$2b$12$YbZ6xw2LQ6mJmJ5r8C1ZveT5m0c8r1aB2C3d4E5f6G7h8I9j0K1l2',
    '$bcrypt-sha256$v=2,t=2b,r=12$YbZ6xw2LQ6mJmJ5r8C1Zve$T5m0c8r1aB2C3d4E5f6G7h8I9j0K1l2',
    '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG',
    '$scrypt$ln=16,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
    '$6$rounds=5000$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjlO',
    '$P$B55D6LjfHDkINU5wF.v2BuuzO0/XPk/',
    'pbkdf2_sha256$260000$abcdefghijkl$u0XZ0Zcw5Yx3y0y0y0y0y0y0y0y0y0y0y0y0y0y0y0Q=',
    'pbkdf2:sha256:260000$aBcDeFgH$0123456789abcdef0123456789abcdef',
    'scrypt:32768:8:1$aBcDeFgH$0123456789abcdef0123456789abcdef',
    '{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9gAAAA=',
    digest,
    digest.toUpperCase(),
    `${digest}:salt`,
    `${digest}01234567`,
    digest.repeat(2),
    `*${digest.toUpperCase()}01234567`,
    'AQAAAAIAAYagAAAAEFQ2dUqYl1v5J8m3XjZ0g7k9s1u3w5y7A9C1E3G5I7K9M1O3Q5S7U9W1Y3a5c7e9g==',
  ])('%s', (hash) => {
    expect(isHash(hash)).toBe(true);
  });

  test.each([
    'Tern-and-Gull-7',
    '$ecret$Pass1',
    '$2 for a Hat',
    'deadbeef',
    'sha1:short',
    'a'.repeat(31),
    '',
  ])('not %s', (password) => {
    expect(isHash(password)).toBe(false);
  });

  test('answers at once for a long cell', () => {
    const start = performance.now();
    for (const part of ['md5_', 'sha1_a', '$2b$', 'a:', '{SSHA}']) isHash(part.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test('UTF-16 without a mark is not taken for UTF-8', () => {
  const text = 'userName;email\r\nmira;m@x.example';
  const bytes = new Uint8Array(Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]));
  const decoded = decodeSheet(bytes);
  expect('readings' in decoded && decoded.readings.map((each) => each.encoding)).toContain(
    'utf-16le',
  );
});

test('newPassword has each class of characters and begins with a letter', () => {
  const made = Array.from({ length: 200 }, newPassword);
  expect(
    made.filter((each) => !/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[a-z][\w]{13}$/.test(each)),
  ).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
