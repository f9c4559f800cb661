import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Row } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import type { DataColumn, TableSort } from './table-model.ts';

/** Users for stories. */
export interface ExampleUser {
  id: string;
  name: string;
  role: 'Admin' | 'Monitor' | 'User' | 'Banned';
  mail: string;
  address: string;
  active: boolean;
}

/** The users in the requested sort order. */
export function sortedUsers(
  users: readonly ExampleUser[],
  sort: TableSort | undefined,
): readonly ExampleUser[] {
  if (!sort) return users;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const byName = (a: ExampleUser, b: ExampleUser): number => a.name.localeCompare(b.name, 'en');
  const byActive = (a: ExampleUser, b: ExampleUser): number => Number(b.active) - Number(a.active);
  return users.toSorted((a, b) => sign * (sort.column === 'user' ? byName : byActive)(a, b));
}

const names = ['linnea', 'marlow', 'ottoline', 'tern', 'nullb', 'skerry', 'kelpie', 'rudder'];
export function exampleUser(index: number): ExampleUser {
  const name = `${names[index % names.length] ?? ''}${index < names.length ? '' : index}`;
  return {
    id: `u${index}`,
    name,
    role: index % 40 === 0 ? 'Admin' : index % 25 === 3 ? 'Banned' : 'User',
    mail: `${name}@harbour.example`,
    address: `10.20.${index % 7}.${index % 250}`,
    active: index % 5 !== 4,
  };
}

export function exampleUsers(count: number): ExampleUser[] {
  return Array.from({ length: count }, (_, index) => exampleUser(index));
}

function nothing(): void {
  return undefined;
}

export const exampleColumns: readonly DataColumn<ExampleUser>[] = [
  {
    id: 'user',
    header: 'User',
    sortable: true,
    width: 240,
    cell: ({ name }) => (
      <Row gap={10}>
        <Avatar kind="person" name={name} />
        <Text size={13} weight={500} cut>
          {name}
        </Text>
      </Row>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    width: 110,
    cell: ({ role }) =>
      role === 'User' ? (
        <Text size={13} tone="muted">
          User
        </Text>
      ) : (
        <Badge tone={role === 'Admin' ? 'brand' : 'danger'}>{role}</Badge>
      ),
  },
  { id: 'mail', header: 'E-mail', cell: ({ mail }) => mail },
  { id: 'address', header: 'Last IP', width: 160, cell: ({ address }) => address },
  {
    id: 'active',
    header: 'Active',
    align: 'end',
    sortable: true,
    width: 96,
    cell: ({ name, active }) => (
      <Switch aria-label={`${name} is active`} checked={active} onCheckedChange={nothing} />
    ),
  },
];
