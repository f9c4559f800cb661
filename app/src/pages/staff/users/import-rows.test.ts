import { describe, expect, test } from 'vitest';
import { credentialsSheet, inChunks, newPassword, readRows } from './import-rows.ts';

const read = (text: string) => readRows(text, () => 'Made-1a');

describe('readRows', () => {
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
    const faults = read('ab,nowhere,Tern-and-Gull-7\nmira,m@x.example\nMIRA,M@x.example').map(
      (row) => row.faults.map(({ field }) => field),
    );
    expect(faults).toEqual([['userName', 'email'], [], ['userName', 'email']]);
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

describe('credentialsSheet', () => {
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
      expect(hasFormula(credentialsSheet(rows))).toBe(false);
    },
  );

  test('begins with the mark by which spreadsheets read it as UTF-8', () => {
    const sheet = credentialsSheet(read('jürgen,j@x.example'));
    expect(sheet.startsWith('\uFEFFuserName,')).toBe(true);
    // Read again, the mark is no part of the first column's name.
    expect(read(sheet)[0]?.user.userName).toBe('jürgen');
  });

  test('has no cell that a spreadsheet runs', () => {
    const rows = read('mira,=cmd@x.example,+1A-formula,,,,@SUM(A1)');
    expect(credentialsSheet(rows)).toBe(
      `\uFEFFuserName,email,password,teamName\r\nmira,"'=cmd@x.example","'+1A-formula","'@SUM(A1)"`,
    );
  });
});

test('newPassword has each class of characters and begins with a letter', () => {
  const made = Array.from({ length: 200 }, newPassword);
  expect(
    made.filter((each) => !/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[a-z][\w]{13}$/.test(each)),
  ).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
