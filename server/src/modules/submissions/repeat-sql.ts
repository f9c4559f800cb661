/**
 * Whether the submission `s` is a right flag after the team's first. The primary key of `solves`
 * decides which is the first.
 */
export const IS_REPEAT = `(s.result = 'Accepted'
  and not exists (select from solves first where first.submission_id = s.id))`;
