import { expect, test } from 'vitest';
import { inviteCode } from '../../testing/fixtures.ts';
import { codeFromPaste, readInviteCode } from './invite-code.ts';

test('reads the team and the part that may be seen', () => {
  expect(readInviteCode(inviteCode)).toEqual({ teamId: 42, open: 'Long Splice:42:' });
});

test('a name with colons and digits does not mislead', () => {
  const code = `12:34:a:7:${'0'.repeat(32)}`;
  expect(readInviteCode(code)).toEqual({ teamId: 7, open: '12:34:a:7:' });
});

test.each(['', 'Long Splice', 'Long Splice:42:', `x:y:${'0'.repeat(32)}`, `x:1:${'0'.repeat(31)}`])(
  'takes %j for no code',
  (text) => {
    expect(readInviteCode(text)).toBeNull();
  },
);

test('a pasted link gives its code, anything else stays as it is', () => {
  const link = `https://halyard.example/teams?join=${encodeURIComponent(inviteCode)}`;
  expect(codeFromPaste(` ${link}\n`)).toBe(inviteCode);
  expect(codeFromPaste(inviteCode)).toBe(inviteCode);
});
