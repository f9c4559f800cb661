import type { AdminTeam, AdminUser, Participation, Profile } from '@halyard/sdk/types';
import { exampleOf } from '@halyard/sdk/msw';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveBlob, saveFile } from '../../../app/storage/save-file.ts';
import type { Answer, Answers } from '../../../testing/fake-api.ts';
import { admin, config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';
import { findColumns } from '../users/sheet/columns.ts';
import { readPeople } from '../users/sheet/people.ts';
import { readTable, readWorkbook } from '../users/sheet/table.ts';
import { exportParticipations } from './people-export.ts';
import { toCsv } from './sheet-files.ts';

vi.mock('../../../app/storage/save-file.ts', () => ({ saveFile: vi.fn(), saveBlob: vi.fn() }));
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  vi.mocked(saveBlob).mockClear();
});

const [userExample] = exampleOf('listUsers').data;
const [teamExample] = exampleOf('listAdminTeams').data;
const idOf = (n: number) => `01997a3c-52d8-7c41-9e0b-${String(n).padStart(12, '0')}`;

function userOf(n: number, fields: Partial<AdminUser> = {}): AdminUser {
  if (!userExample) throw new Error('no example');
  const userName = `user${n}`;
  return { ...userExample, id: idOf(n), userName, email: `${userName}@x.example`, ...fields };
}

const users: AdminUser[] = [
  userOf(1, { realName: '=cmd', phone: '+47 55 01 02 03', stdNumber: '007' }),
  userOf(2, { role: 'Banned', realName: "'quoted'" }),
  userOf(3, { role: 'Admin', realName: 'Jörg "J", Müller' }),
  ...Array.from({ length: 600 }, (_, n) => userOf(n + 4)),
];

function teamOf(id: number, name: string, members: readonly number[], captain: number): AdminTeam {
  if (!teamExample) throw new Error('no example');
  return {
    ...teamExample,
    id,
    name,
    members: members.map((n) => ({
      id: idOf(n),
      userName: `user${n}`,
      bio: null,
      avatar: null,
      captain: n === captain,
    })),
  };
}

const teams = [teamOf(1, '-Kelp', [1, 2], 2), teamOf(2, 'Crew', [1, 3], 1)];

function pageOf<Item>(items: readonly Item[], query: URLSearchParams) {
  const skip = Number(query.get('skip'));
  const data = items.slice(skip, skip + Number(query.get('count')));
  return { data: { data, length: data.length, total: items.length } };
}

const listUsers: Answer<'listUsers'> = ({ query }) => pageOf(users, query);
const listAdminTeams: Answer<'listAdminTeams'> = ({ query }) => pageOf(teams, query);
const answers = {
  ...staffAnswers,
  getProfile: { data: admin },
  getConfig: { data: { ...config, extensions: ['lists', 'userImport', 'userSheets', 'teams'] } },
  listUsers,
  listAdminTeams,
} satisfies Answers;

const words = LL.staff.users.exports;

async function choose(label: string) {
  fireEvent.click(await screen.findByRole('button', { name: words.title() }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
}

async function savedCsv(): Promise<string> {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  return vi.mocked(saveFile).mock.calls[0]?.[0] ?? '';
}

const read = (text: string) =>
  readPeople(findColumns(readTable(text).rows), () => 'Made-1a').map(
    ({ user, captain, banned, notes, faults }) => ({
      ...user,
      captain,
      banned,
      notes,
      faults,
    }),
  );

const none = { notes: [], faults: [], password: 'Made-1a', captain: false, banned: false };
const first = {
  ...none,
  userName: 'user1',
  email: 'user1@x.example',
  realName: '=cmd',
  stdNumber: '007',
  phone: '+47 55 01 02 03',
  teamName: 'Crew',
  captain: true,
};
const second = {
  ...none,
  userName: 'user2',
  email: 'user2@x.example',
  realName: "'quoted'",
  stdNumber: '',
  phone: '',
  teamName: '-Kelp',
  captain: true,
  banned: true,
};
const third = {
  ...none,
  userName: 'user3',
  email: 'user3@x.example',
  realName: 'Jörg "J", Müller',
  stdNumber: '',
  phone: '',
  teamName: 'Crew',
  notes: ['STAFF'],
};

describe('the export of users', () => {
  test('has all of them in a CSV file that is read back', async () => {
    renderPage('/admin/users', answers);
    await choose(words.csv());
    const text = await savedCsv();
    expect(text).toContain(",'=cmd,007,'+47 55 01 02 03,");
    const rows = read(text);
    expect(rows).toHaveLength(users.length);
    expect(rows.slice(0, 3)).toEqual([first, second, third]);
    expect(new Set(rows.map(({ userName }) => userName)).size).toBe(users.length);
  });

  test('has the same people in a workbook, each value as it is', async () => {
    renderPage('/admin/users', answers);
    await choose(words.xlsx());
    await waitFor(() => expect(saveBlob).toHaveBeenCalled());
    const [workbook, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
    expect(name).toBe('users.xlsx');
    const bytes = new Uint8Array((await workbook?.arrayBuffer()) ?? []);
    expect(read(await readWorkbook(bytes)).slice(0, 3)).toEqual([first, second, third]);
  });
});

test('the export of teams has a row for each member of each, the captain first', async () => {
  renderPage('/admin/teams', answers);
  await choose(words.csv());
  expect(read(await savedCsv())).toEqual([
    second,
    { ...first, teamName: '-Kelp', captain: false, faults: [] },
    { ...first, faults: twice },
    third,
  ]);
});

/** Somebody can be in one team only by a sheet. */
const twice = [
  { field: 'userName', code: 'USER_NAME_TAKEN' },
  { field: 'email', code: 'EMAIL_TAKEN' },
];

test('the export of the teams of a game has those who joined it, with status and division', () => {
  const profile = (n: number): Profile => ({
    userId: idOf(n),
    role: 'User',
    userName: `user${n}`,
    email: `user${n}@x.example`,
    bio: '',
    phone: null,
    realName: '',
    stdNumber: '',
    avatar: null,
  });
  const participation: Participation = {
    id: 1,
    team: {
      id: 1,
      locked: false,
      captainId: idOf(2),
      name: '=Kelp',
      bio: null,
      avatar: null,
      members: [1, 2, 3].map(profile),
    },
    registeredMembers: [idOf(1), idOf(2)],
    divisionId: 7,
    status: 'Pending',
  };
  const division = { ...exampleOf('listDivisions')[0], id: 7, name: 'Students' };
  const text = toCsv(exportParticipations([participation], [division as never]));
  expect(text.split('\r\n')).toEqual([
    '\uFEFFuserName,email,realName,stdNumber,phone,teamName,captain,banned,role,status,division',
    "user2,user2@x.example,,,,'=Kelp,true,false,User,Pending,Students",
    "user1,user1@x.example,,,,'=Kelp,false,false,User,Pending,Students",
  ]);
  expect(read(text).map(({ teamName, captain }) => [teamName, captain])).toEqual([
    ['=Kelp', true],
    ['=Kelp', false],
  ]);
});
