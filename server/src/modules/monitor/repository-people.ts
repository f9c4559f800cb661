import { type Db, named } from '../../platform/database.ts';

/** Somebody of a team in a game: its captain, or who has joined this game. */
export interface PersonRow {
  teamId: number;
  isCaptain: boolean;
  hasJoined: boolean;
  userName: string;
  realName: string;
  email: string;
  stdNumber: string;
  phone: string | null;
}

const selectPeople = named<PersonRow>(
  'monitor.people',
  `select p.team_id as "teamId", u.id = t.captain_id as "isCaptain",
     r.user_id is not null as "hasJoined", u.user_name as "userName", u.real_name as "realName",
     u.email, u.std_number as "stdNumber", u.phone
   from participations p
   join teams t on t.id = p.team_id
   left join lateral (
     select user_id from registrations where participation_id = p.id
     union select t.captain_id where t.captain_id is not null
   ) as person on true
   join users u on u.id = person.user_id
   left join registrations r on r.participation_id = p.id and r.user_id = u.id
   where p.game_id = $1
   order by p.team_id, u.user_name`,
);

/** The captains of the teams in a game, and who has joined with them. */
export async function findPeople(db: Db, gameId: number): Promise<PersonRow[]> {
  return selectPeople(db, [gameId]);
}

/** Undefined once the game is gone. */
export async function findTitle(db: Db, gameId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('games')
    .select('title')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return row?.title;
}
