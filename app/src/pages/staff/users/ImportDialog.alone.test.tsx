import type { NewUser } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveBlob, saveFile } from '../../../app/storage/save-file.ts';
import type { Answer, Answers } from '../../../testing/fake-api.ts';
import { config } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { staffAnswers } from '../testing/fixtures.ts';

vi.mock('../../../app/storage/save-file.ts', () => ({ saveFile: vi.fn(), saveBlob: vi.fn() }));
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  vi.mocked(saveBlob).mockClear();
});

const words = LL.staff.users.import;
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: ['lists', 'userImport'] } },
  listUsers: { data: { data: [], length: 0, total: 0 } },
} satisfies Answers;

/** A server that has some users, and adds those that are new. */
function createServer(existing: readonly string[] = []) {
  const passwords = new Map<string, string | null>(existing.map((name) => [name, null]));
  const server = { passwords, isAnswerLost: false };
  const answer: Answer<'importUsers'> = ({ body, query }) => {
    const isDryRun = query.get('dryRun') === 'true';
    const rows = body.map(({ userName, password }: NewUser) => {
      if (passwords.has(userName)) return { outcome: 'Unchanged' as const, errors: [] };
      if (!isDryRun) passwords.set(userName, password);
      return { outcome: 'Added' as const, errors: [] };
    });
    if (server.isAnswerLost && !isDryRun) throw new TypeError('Failed to fetch');
    return { data: { rows, added: 0, unchanged: 0, refused: 0, teams: 0 } };
  };
  return Object.assign(server, { answer });
}

async function typeRows(text: string) {
  typeInto(await screen.findByRole('textbox', { name: words.rows() }), text);
  fireEvent.click(screen.getByRole('button', { name: words.check() }));
}

async function openWith(server: ReturnType<typeof createServer>, text: string) {
  const { api } = renderPage('/admin/users', { ...answers, importUsers: server.answer });
  const add = new RegExp(`^${LL.staff.users.add()}`);
  fireEvent.click(await screen.findByRole('button', { name: add }));
  await typeRows(text);
  return api;
}

async function pressAdd(count: number) {
  fireEvent.click(await screen.findByRole('button', { name: words.addCount({ count }) }));
}

/** The passwords of the sheet, by user. */
async function download(): Promise<Record<string, string | undefined>> {
  fireEvent.click(await screen.findByRole('button', { name: words.sheetCsv() }));
  const [text = ''] = vi.mocked(saveFile).mock.calls.at(-1) ?? [];
  const [, ...lines] = text.split('\r\n').map((line) => line.split(','));
  return Object.fromEntries(lines.map(([name = '', , password]) => [name, password]));
}

function rowsOf(names: readonly string[]): string {
  return names.map((name) => `${name},${name}@harbour.example`).join('\n');
}

const many = Array.from({ length: 150 }, (_, number) => `user${number}`);

test('an import that breaks off and is repeated has the passwords of all parts', async () => {
  const server = createServer(['ada']);
  const api = await openWith(server, `ada,ada@harbour.example,Typed-7\n${rowsOf(many)}`);
  await screen.findByRole('button', { name: words.addCount({ count: 150 }) });
  const { answer } = server;
  let parts = 0;
  api.set('importUsers', (call) => {
    parts += 1;
    return parts === 2 ? { code: 'VALIDATION_FAILED', title: 'Busy' } : answer(call);
  });
  await pressAdd(150);
  await screen.findByText('Busy');
  const first = server.passwords.size - 1;
  expect(first).toBeGreaterThan(0);
  expect(Object.keys(await download())).toHaveLength(first);
  fireEvent.click(screen.getByRole('button', { name: words.back() }));
  fireEvent.click(screen.getByRole('button', { name: words.check() }));
  await pressAdd(150 - first);
  await screen.findByText(words.added({ count: 150 }));
  const { ada: _existing, ...added } = Object.fromEntries(server.passwords);
  expect(await download()).toEqual(added);
});

test('users whose answer was lost are in the sheet with the password that arrived', async () => {
  const server = createServer();
  const api = await openWith(server, 'odd,odd@harbour.example,Tern-and-Gull-7\nmira,m@x.example');
  server.isAnswerLost = true;
  await pressAdd(2);
  await screen.findByText(words.unanswered({ count: 2 }));
  expect(await download()).toEqual(Object.fromEntries(server.passwords));
  // It throws.
  api.failures.length = 0;
  server.isAnswerLost = false;
  fireEvent.click(screen.getByRole('button', { name: words.back() }));
  await typeRows('odd,odd@harbour.example,Other-Word-8\nmira,m@x.example');
  await screen.findByText(words.added({ count: 2 }));
  expect(screen.queryByText(words.unanswered({ count: 2 }))).toBeNull();
  expect(await download()).toEqual(Object.fromEntries(server.passwords));
  expect(server.passwords.get('odd')).toBe('Tern-and-Gull-7');
});

test('a user who existed before is not in the sheet, also when an answer was lost', async () => {
  const server = createServer(['ada']);
  const api = await openWith(server, rowsOf(['ada', 'tern']));
  server.isAnswerLost = true;
  await pressAdd(1);
  await screen.findByText(words.unanswered({ count: 1 }));
  api.failures.length = 0;
  server.isAnswerLost = false;
  await pressAdd(1);
  await screen.findByText(words.added({ count: 1 }));
  expect(await download()).toEqual({ tern: server.passwords.get('tern') });
});

test('a refused request leaves nothing to download', async () => {
  const server = createServer();
  const api = await openWith(server, rowsOf(['tern']));
  await screen.findByRole('button', { name: words.addCount({ count: 1 }) });
  api.set('importUsers', { code: 'VALIDATION_FAILED', title: 'Slower' });
  await pressAdd(1);
  await screen.findByText('Slower');
  expect(screen.queryByRole('button', { name: words.sheet() })).toBeNull();
  expect(screen.queryByText(words.unanswered({ count: 1 }))).toBeNull();
});

test('a password that was made stays the same when the rows are checked again', async () => {
  const server = createServer();
  const api = await openWith(server, rowsOf(['tern']));
  fireEvent.click(await screen.findByRole('button', { name: words.back() }));
  fireEvent.click(screen.getByRole('button', { name: words.check() }));
  await waitFor(() => expect(api.sent('importUsers')).toHaveLength(2));
  const [first, second] = api.sent('importUsers').map(({ body }) => body[0]?.password);
  expect(first).toBe(second);
});

test('passwords that were not downloaded are not lost by a press on Close', async () => {
  const server = createServer();
  await openWith(server, rowsOf(['tern', 'gull']));
  await pressAdd(2);
  await screen.findByText(words.added({ count: 2 }));
  const isOpen = () => screen.queryByText(words.added({ count: 2 })) !== null;
  const close = () =>
    fireEvent.click(screen.getAllByRole('button', { name: LL.common.close() })[0] ?? document.body);
  close();
  await screen.findByRole('button', { name: words.loseConfirm() });
  expect(screen.getByText(words.loseEffect({ count: 2 }))).toBeTruthy();
  fireEvent.click(screen.getByText(LL.common.cancel()));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: words.loseConfirm() })).toBeNull(),
  );
  expect(isOpen()).toBe(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  close();
  fireEvent.click(await screen.findByRole('button', { name: words.loseConfirm() }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('downloaded passwords do not keep the dialog open', async () => {
  const server = createServer();
  await openWith(server, rowsOf(['tern']));
  await pressAdd(1);
  await screen.findByText(words.added({ count: 1 }));
  await download();
  fireEvent.click(screen.getAllByRole('button', { name: LL.common.close() })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByText(words.added({ count: 1 }))).toBeNull());
});

test('people who are invited get no password, and nothing is left to download', async () => {
  const server = createServer(['ada']);
  const invite: Answer<'inviteUsers'> = ({ body, query }) => {
    const rows = body.map(({ userName }) => {
      const outcome = server.passwords.has(userName) ? ('Unchanged' as const) : ('Added' as const);
      if (query.get('dryRun') !== 'true') server.passwords.set(userName, null);
      return { outcome, errors: [] };
    });
    return { data: { rows, added: 0, unchanged: 0, refused: 0, teams: 0 } };
  };
  const extensions = ['lists', 'userImport', 'userInvitations'];
  const { api } = renderPage('/admin/users', {
    ...answers,
    getConfig: { data: { ...config, extensions } },
    inviteUsers: invite,
  });
  const add = new RegExp(`^${LL.staff.users.add()}`);
  fireEvent.click(await screen.findByRole('button', { name: add }));
  fireEvent.click(await screen.findByRole('checkbox', { name: words.invite() }));
  // A password that would be refused is not used.
  await typeRows(`ada,ada@harbour.example\ntern,tern@harbour.example,weak\n${rowsOf(['gull'])}`);
  fireEvent.click(await screen.findByRole('button', { name: words.inviteCount({ count: 2 }) }));
  await screen.findByText(words.invited());
  expect(screen.queryByRole('button', { name: words.sheet() })).toBeNull();
  expect(api.sent('importUsers')).toHaveLength(0);
  const sent = api.sent('inviteUsers').flatMap(({ body }) => body);
  const names = ['ada', 'tern', 'gull'];
  expect(sent.map(({ userName }) => userName)).toEqual([...names, ...names]);
  expect(sent.filter((user) => 'password' in user)).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: LL.common.close() })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByText(words.invited())).toBeNull());
});

test('nobody is invited where the site sends no mail, which is said', async () => {
  const registration = { open: true, confirmation: 'None' as const, emailDomains: [], mail: false };
  renderPage('/admin/users', {
    ...answers,
    getConfig: {
      data: { ...config, registration, extensions: ['lists', 'userImport', 'userInvitations'] },
    },
  });
  const add = new RegExp(`^${LL.staff.users.add()}`);
  fireEvent.click(await screen.findByRole('button', { name: add }));
  const box = await screen.findByRole('checkbox', { name: words.invite() });
  expect(box).toHaveProperty('disabled', true);
  expect(screen.getByText(words.noMail())).toBeTruthy();
});

test("rows whose teams look alike name each other's line, and are not added", async () => {
  const refused = (item: number | null) => ({
    outcome: 'Refused' as const,
    errors: [{ field: 'teamName', code: 'TEAM_NAME_LOOKS_ALIKE' as const, item }],
  });
  const rows = [refused(2), { outcome: 'Added' as const, errors: [] }, refused(0)];
  const server = createServer();
  const answer: Answer<'importUsers'> = () => ({
    data: { rows, added: 1, unchanged: 0, refused: 2, teams: 1 },
  });
  const text = 'mira,mira@x.example,,,,,Crew\ntore,tore@x.example\nliv,liv@x.example,,,,,Сrew';
  await openWith(Object.assign(server, { answer }), text);
  const textOf = (line: number) =>
    words.fault({ field: words.fields.teamName(), reason: words.reasons.alike({ line }) });
  expect(await screen.findByText(textOf(3))).toBeTruthy();
  expect(screen.getByText(textOf(1))).toBeTruthy();
  expect(screen.getByRole('button', { name: words.addCount({ count: 1 }) })).toBeTruthy();
});

describe('a sheet', () => {
  const people =
    'name,email,password,team_name,team_captain,banned,hidden\n' +
    'mira,mira@x.example,$2b$12$YbZ6xw2LQ6mJmJ5r8C1ZveT5m0c8r1a,Crew,False,False,False\n' +
    'tore,tore@x.example,@Harbour-2026,Crew,True,False,False\n' +
    'liv,liv@x.example,,,False,True,False\n' +
    'odd,odd@x.example,,,False,False,True';
  const extensions = ['lists', 'userImport', 'userSheets'];

  async function open(server: ReturnType<typeof createServer>, text: string, more: Answers = {}) {
    const { api } = renderPage('/admin/users', {
      ...answers,
      getConfig: { data: { ...config, extensions } },
      importUsers: server.answer,
      ...more,
    });
    const add = new RegExp(`^${LL.staff.users.add()}`);
    fireEvent.click(await screen.findByRole('button', { name: add }));
    await typeRows(text);
    return api;
  }

  const added = (api: Awaited<ReturnType<typeof open>>) =>
    api
      .sent('importUsers')
      .filter(({ query }) => query.get('dryRun') === 'false')
      .flatMap(({ body }) => body);

  test('sends captains first and bans, and hidden accounts only after a choice', async () => {
    const api = await open(createServer(), people);
    expect(await screen.findByText(words.notes.HASH())).toBeTruthy();
    expect(screen.getByText(LL.staff.users.captainOf({ team: 'Crew' }))).toBeTruthy();
    await screen.findByRole('button', { name: words.addCount({ count: 3 }) });
    expect(screen.getByText(words.summary({ added: 3, unchanged: 0, refused: 0 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: words.hiddenAdd() }));
    await pressAdd(4);
    await screen.findByText(words.added({ count: 4 }));
    const sent = added(api);
    expect(sent.map(({ userName, banned }) => [userName, banned])).toEqual([
      ['tore', false],
      ['mira', false],
      ['liv', true],
      ['odd', false],
    ]);
    expect(sent[1]?.password).toMatch(/^[a-z]\w{13}$/);
    expect((await download()).tore).toBe('as in your file');
    expect(screen.getByText(words.csvText({ text: 'as in your file' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.sheet() }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalled());
    expect(vi.mocked(saveBlob).mock.calls[0]?.[1]).toBe('credentials.xlsx');
  });

  test('adds hidden accounts to nobody who left them out', async () => {
    const api = await open(createServer(), people);
    fireEvent.click(await screen.findByRole('radio', { name: words.hiddenLeave() }));
    await pressAdd(3);
    await screen.findByText(words.added({ count: 3 }));
    expect(added(api).map(({ userName }) => userName)).not.toContain('odd');
  });

  test('checks nothing without a user name, which can be assigned by hand', async () => {
    const text = 'Full name,Email Address\nLena Holm,f1@x.example';
    await open(createServer(), text);
    expect(screen.getByText(words.unassigned())).toBeTruthy();
    const check = screen.getByRole('button', { name: words.check() });
    expect(check.ariaDisabled === 'true' || check.hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('combobox', { name: new RegExp('Full name') }));
    fireEvent.click(await screen.findByRole('option', { name: words.fields.userName() }));
    fireEvent.click(screen.getByRole('button', { name: words.check() }));
    await screen.findByRole('button', { name: words.addCount({ count: 1 }) });
    expect(screen.getByText('Lena Holm')).toBeTruthy();
  });

  test('says the reason of an error with its bound', async () => {
    await open(createServer(), `${people}\nthe_real_slim_shady,slim@x.example`);
    const reason = words.reasons.tooLong({ count: 19, max: 15 });
    const text = words.fault({ field: words.fields.userName(), reason });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('asks for the encoding of a file that does not name it', async () => {
    await open(createServer(), '');
    const bytes = new TextEncoder().encode('userName,email,realName\nmira,m@x.example,J');
    const file = new File([bytes, new Uint8Array([0xf6]), 'rg'], 'people.csv');
    const input = document.querySelector('input[type=file]') ?? document.body;
    fireEvent.change(input, { target: { files: [file] } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Windows-1252' }));
    const rows = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.rows() });
    expect(rows.value).toContain('Jörg');
    expect(screen.getAllByText(/Jörg/).length).toBeGreaterThan(1);
  });

  test('gives users who exist new passwords only where that was chosen', async () => {
    const server = createServer(['mira']);
    const set: Answer<'importUsers'> = (call) => {
      if (call.query.get('setPasswords') !== 'true') return server.answer(call);
      const rows = call.body.map(() => ({ outcome: 'PasswordSet' as const, errors: [] }));
      return { data: { rows, added: 0, unchanged: 0, refused: 0, teams: 0 } };
    };
    await open(server, 'mira,mira@x.example', { importUsers: set });
    expect(await screen.findByText(words.outcomes.Unchanged())).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.back() }));
    fireEvent.click(screen.getByRole('checkbox', { name: words.setPasswords() }));
    fireEvent.click(screen.getByRole('button', { name: words.check() }));
    expect(await screen.findByText(words.passwordsSet({ count: 1 }))).toBeTruthy();
    await pressAdd(1);
    expect(Object.keys(await download())).toEqual(['mira']);
  });
});

test('a server that cannot ban does not get somebody who is banned as a user', async () => {
  const server = createServer();
  await openWith(server, 'userName,email,banned\nliv,liv@x.example,yes\ntern,tern@x.example,no');
  const text = words.fault({ field: words.fields.banned(), reason: words.reasons.banned() });
  expect(await screen.findByText(text)).toBeTruthy();
  await pressAdd(1);
  await screen.findByText(words.added({ count: 1 }));
  expect([...server.passwords.keys()]).toEqual(['tern']);
});
