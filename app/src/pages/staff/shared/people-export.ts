import { listAdminTeams, listUsers } from '@halyard/sdk/react';
import type { AdminTeam, AdminUser, Division, Participation } from '@halyard/sdk/types';
import type { Sheet } from './sheet-files.ts';

/** The most rows of one request. */
const PAGE = 500;

interface Person {
  userName: string | null;
  email: string | null;
  realName: string | null;
  stdNumber: string | null;
  phone: string | null;
  role: string | null;
}

interface Membership {
  name: string;
  captain: boolean;
}

/** The columns that "Add users" reads, and the role, which it does not. */
const COLUMNS = [
  'userName',
  'email',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
  'captain',
  'banned',
  'role',
] as const;

function rowOf(person: Person, team: Membership | undefined): string[] {
  const texts = [person.userName, person.email, person.realName, person.stdNumber, person.phone];
  return [
    ...texts.map((text) => text ?? ''),
    team?.name ?? '',
    String(team?.captain ?? false),
    String(person.role === 'Banned'),
    person.role ?? '',
  ];
}

/** All users, each with the team that they lead, or else one that they are in. */
export async function exportUsers(): Promise<Sheet> {
  const { users, teamsOf } = await readPeople();
  const rows = users.map((user) => {
    const teams = teamsOf(user);
    return rowOf(user, teams.find(({ captain }) => captain) ?? teams[0]);
  });
  return { columns: COLUMNS, rows };
}

/** All teams: a row for each member of each, the captain first. */
export async function exportTeams(): Promise<Sheet> {
  const { users, teams } = await readPeople();
  const byId = new Map(users.map((user) => [user.id, user]));
  const rows = teams.flatMap(({ name, members }) =>
    captainFirst(members).flatMap(({ id, captain }) => {
      const user = byId.get(id);
      return user ? [rowOf(user, { name, captain })] : [];
    }),
  );
  return { columns: COLUMNS, rows };
}

/** The teams of a game: a row for each member who has joined it, the captain first. */
export function exportParticipations(
  participations: readonly Participation[],
  divisions: readonly Division[],
): Sheet {
  const divisionNames = new Map(divisions.map(({ id, name }) => [id, name]));
  const rows = participations.flatMap(({ team, registeredMembers, status, divisionId }) => {
    const joined = new Set<string | null | undefined>(registeredMembers);
    const members = team.members.filter(({ userId }) => joined.has(userId));
    const named = members.map((user) => ({ user, captain: user.userId === team.captainId }));
    return captainFirst(named).map(({ user, captain }) => [
      ...rowOf(user, { name: team.name, captain }),
      status,
      divisionNames.get(divisionId ?? 0) ?? '',
    ]);
  });
  return { columns: [...COLUMNS, 'status', 'division'], rows };
}

function captainFirst<Member extends { captain: boolean }>(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => Number(b.captain) - Number(a.captain));
}

async function readPeople() {
  const users = await readAll<AdminUser>((skip) => listUsers({ count: PAGE, skip }));
  const teams = await readAll<AdminTeam>((skip) => listAdminTeams({ count: PAGE, skip }));
  const memberships = new Map<string, Membership[]>();
  for (const { name, members } of teams) {
    for (const { id, captain } of members) {
      memberships.set(id, [...(memberships.get(id) ?? []), { name, captain }]);
    }
  }
  return { users, teams, teamsOf: ({ id }: AdminUser) => memberships.get(id) ?? [] };
}

async function readAll<Item>(
  read: (skip: number) => Promise<{ data: readonly Item[]; total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const { data, total } = await read(items.length);
    items.push(...data);
    if (data.length === 0 || items.length >= total) return items;
  }
}
