import { expect, test } from 'vitest';
import { readTicket, signTicket } from './rules-ticket.ts';

const ID = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
const OTHER = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e10';
const NOW = 1_767_268_800_000;
const caller = { userId: OTHER, sessionId: ID };
const ticket = signTicket('key', ID, caller, NOW + 1000);

test('a ticket names who may open its container until it expires', () => {
  expect(readTicket('key', ID, ticket, NOW)).toEqual(caller);
  expect(readTicket('key', ID, ticket, NOW + 1000)).toBeNull();
  const without = { userId: OTHER, sessionId: null };
  expect(readTicket('key', ID, signTicket('key', ID, without, NOW + 1000), NOW)).toEqual(without);
});

test('a ticket opens no other container, and is signed with the key of the site', () => {
  expect(readTicket('key', OTHER, ticket, NOW)).toBeNull();
  expect(readTicket('other key', ID, ticket, NOW)).toBeNull();
});

test.each([
  ['a later time', ticket.replace(String(NOW + 1000), String(NOW + 9000))],
  ['another user', ticket.replace(OTHER, ID)],
  ['another session', ticket.replace(`.${ID}.`, `.${OTHER}.`)],
  ['no session', ticket.replace(`.${ID}.`, '..')],
  ['a cut signature', ticket.slice(0, -1)],
  ['no signature', String(NOW + 1000)],
  ['characters of several bytes', ticket.replace(/[^.]{43}$/, 'é'.repeat(43))],
  ['nothing', ''],
])('a ticket with %s opens nothing', (_what, text) => {
  expect(readTicket('key', ID, text, NOW)).toBeNull();
});
