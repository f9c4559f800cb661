import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('info', { write: (line) => void (text += line) }));
  return text;
}

describe('log', () => {
  test('hides passwords, flags, tokens and cookies at every depth it may meet them', () => {
    const text = logged((log) => {
      log.info({ password: 'hunter2', flag: 'flag{hunter2}' });
      log.info({ body: { password: 'hunter2', flags: ['hunter2'], name: 'kept' } });
      log.info({ req: { headers: { cookie: 'hunter2', authorization: 'hunter2' } } });
      log.info({ res: { headers: { 'set-cookie': 'hunter2' } } });
    });
    expect(text).not.toContain('hunter2');
    expect(text).toContain('kept');
    expect(text.match(/\[hidden\]/g)).toHaveLength(7);
  });

  test('writes errors with their stack', () => {
    const text = logged((log) => log.error({ err: new Error('broken') }, 'request failed'));
    expect(JSON.parse(text)).toMatchObject({
      level: 50,
      msg: 'request failed',
      err: { message: 'broken', stack: expect.stringContaining('log.test') },
    });
  });

  test.each([
    ['ids', '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f'],
    ['entries', '7d0f6a52-3c1e-4b8a-9f27-e6b4c8d1a035'],
  ])('hides %s of containers in the texts of errors', (_what, id) => {
    const cause = new Error(`no such container: halyard-${id}`);
    const text = logged((log) => log.warn({ err: new Error(`cannot stop ${id}`, { cause }) }, 'x'));
    expect(text).toContain('no such container: halyard-[id]');
    expect(text).not.toContain(id);
  });

  test('hides the row that an error of the database quotes', () => {
    const error = Object.assign(new Error('violates not-null constraint'), {
      detail: 'Failing row contains (1, flag{hunter2}).',
    });
    const text = logged((log) => {
      log.error({ err: error }, 'request failed');
      log.error({ err: new Error('wrapped', { cause: error }) }, 'request failed');
    });
    expect(text).toContain('not-null');
    expect(text).not.toContain('hunter2');
  });

  test('leaves out what is less important than its level', () => {
    expect(logged((log) => log.debug('chatter'))).toBe('');
  });
});
