import { expect, test } from 'vitest';
import { isTicketFor, signTicket } from './ticket.ts';

const ID = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
const OTHER = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e10';
const NOW = 1_767_268_800_000;
const ticket = signTicket('key', ID, NOW + 1000);

test('a ticket opens its container until it expires', () => {
  expect(isTicketFor('key', ID, ticket, NOW)).toBe(true);
  expect(isTicketFor('key', ID, ticket, NOW + 1000)).toBe(false);
});

test('a ticket opens no other container, and is signed with the key of the site', () => {
  expect(isTicketFor('key', OTHER, ticket, NOW)).toBe(false);
  expect(isTicketFor('other key', ID, ticket, NOW)).toBe(false);
});

test.each([
  ['a later time', ticket.replace(String(NOW + 1000), String(NOW + 9000))],
  ['a cut signature', ticket.slice(0, -1)],
  ['no signature', String(NOW + 1000)],
  ['characters of several bytes', `${NOW + 1000}.${'é'.repeat(43)}`],
  ['nothing', ''],
])('a ticket with %s opens nothing', (_what, text) => {
  expect(isTicketFor('key', ID, text, NOW)).toBe(false);
});
