/**
 * The types of what calls take and answer, with the text of each field. They have an entry point of
 * their own so that an editor lists the calls, not 300 types, where one imports a call.
 */
export type * from './generated/types/index.ts';
