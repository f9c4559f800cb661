import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { cannon, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.challenge;
const ADDRESS = '/admin/games/12/challenges/7';

afterEach(() => vi.unstubAllGlobals());

test('flags are sent as an array, each once and only new ones', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    addFlags: { data: [] },
  });
  typeInto(
    await screen.findByRole('textbox', { name: LL.staff.flags.add() }),
    'flag{one}\n flag{two} \n\nflag{three}\nflag{two}',
  );
  fireEvent.click(screen.getByRole('button', { name: LL.staff.flags.addCount({ count: 2 }) }));
  await waitFor(() => expect(api.sent('addFlags')).toHaveLength(1));
  const added = api.sent('addFlags')[0]?.body.map(({ flag }) => flag);
  expect(added).toEqual(['flag{two}', 'flag{three}']);
});

test('characters that nobody sees in a flag are named as for players, while it is typed and once it is stored', async () => {
  const names = LL.game.flag.invisible({ list: 'U+200B ZERO WIDTH SPACE' });
  const flags = [{ id: 1, flag: 'flag{o\u200Bne}', attachment: null }];
  renderPage(ADDRESS, { ...staffAnswers, getEditChallenge: { data: { ...cannon, flags } } });
  const field = await screen.findByRole('textbox', { name: LL.staff.flags.add() });
  expect(screen.getAllByText(names)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: LL.staff.flags.reveal({ place: 1 }) }));
  expect(screen.getByText('flag{o⟨U+200B ZERO WIDTH SPACE⟩ne}')).toBeTruthy();
  typeInto(field, 'flag{t\u200Bwo}');
  expect(screen.getAllByText(names)).toHaveLength(2);
  typeInto(screen.getByRole('textbox', { name: LL.staff.flags.try() }), ' flag{x}');
  expect(screen.getByText(LL.game.flag.spaces())).toBeTruthy();
});

test('flags that are refused stay in their field', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    addFlags: { code: 'VALIDATION_FAILED', title: 'Not these.' },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: LL.staff.flags.add(),
  });
  typeInto(field, 'flag{two}');
  fireEvent.click(screen.getByRole('button', { name: LL.staff.flags.addOne() }));
  expect(await screen.findByText('Not these.')).toBeTruthy();
  expect(field.value).toBe('flag{two}');
});

test('only edited fields are sent, in the units of the contract', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateChallenge: { data: { ...cannon, minScoreRate: 0.25, flags: [], acceptedCount: 0 } },
  });
  typeInto(await screen.findByRole('spinbutton', { name: words.minimum() }), '25');
  const bar = within(await screen.findByRole('region', { name: LL.common.edits.unsaved() }));
  expect(bar.getByText('20 %').tagName).toBe('DEL');
  expect(bar.getByText('25 %').tagName).toBe('INS');
  fireEvent.click(bar.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(api.sent('updateChallenge')).toHaveLength(1));
  expect(api.sent('updateChallenge')[0]?.body).toEqual({ minScoreRate: 0.25 });
});

test('a picture that players would not see is replaced by an uploaded one in one click', async () => {
  // The SDK sends files with progress by XMLHttpRequest where there is one.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const content = 'See ![map](https://pictures.example/map.png) and `map.png`.';
  const hash = 'a1'.repeat(32);
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    getEditChallenge: { data: { ...cannon, content } },
    uploadAssets: { data: [{ hash, name: 'tide (1).png' }] },
    updateChallenge: { data: cannon },
  });
  const name = words.replacePictureOf({ address: 'https://pictures.example/map.png' });
  const button = await screen.findByRole('button', { name });
  const file = new File(['x'], 'tide (1).png', { type: 'image/png' });
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  fireEvent.click(button);
  click.mockRestore();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(api.sent('uploadAssets')).toHaveLength(1);
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(api.sent('updateChallenge')).toHaveLength(1));
  expect(api.sent('updateChallenge')[0]?.body).toEqual({
    content: `See ![map](/assets/${hash}/tide%20%281%29.png) and \`map.png\`.`,
  });
});

test('a hint that is added gets the focus', async () => {
  renderPage(ADDRESS, staffAnswers);
  fireEvent.click(await screen.findByRole('button', { name: words.addHint() }));
  const fields = screen.getAllByRole('textbox', {
    name: new RegExp(`^${words.hintNumber({ number: 1 }).slice(0, 4)}`),
  });
  expect(document.activeElement).toBe(fields.at(-1));
});

test('an emptied number keeps the form from being sent', async () => {
  const { api } = renderPage(ADDRESS, staffAnswers);
  typeInto(await screen.findByRole('spinbutton', { name: words.original() }), '');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findAllByText(LL.errors.field.REQUIRED())).not.toHaveLength(0);
  expect(api.sent('updateChallenge')).toHaveLength(0);
});

test('without a flag the switch is off limits, and says so', async () => {
  renderPage(ADDRESS, { ...staffAnswers, getEditChallenge: { data: { ...cannon, flags: [] } } });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', {
    name: LL.staff.enabled.name(),
  });
  expect(toggle.disabled).toBe(true);
  expect(screen.getByText(words.needsFlag())).toBeTruthy();
});

test('removing the last flag says that it disables the challenge', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    deleteFlag: { data: 'Success' },
  });
  fireEvent.click(
    await screen.findByRole('button', { name: LL.staff.flags.removeOf({ place: 1 }) }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(LL.staff.flags.removeLastEffect())).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: LL.staff.flags.remove() }));
  await waitFor(() => expect(api.sent('deleteFlag')).toHaveLength(1));
});

test('a weak flag template is refused at its field', async () => {
  renderPage(ADDRESS, {
    ...staffAnswers,
    getEditChallenge: { data: { ...cannon, type: 'DynamicContainer', flags: [] } },
    updateChallenge: { code: 'FLAG_TEMPLATE_WEAK', title: 'It can be guessed.' },
  });
  const field = await screen.findByRole('textbox', { name: words.pattern() });
  typeInto(field, 'flag{same}');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('It can be guessed.')).not.toHaveLength(0);
});

test('the address of the flags opens the editor there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderPage('/admin/games/12/challenges/7/Flags', staffAnswers);
  await waitFor(() => expect(scroll.mock.contexts).toContain(document.getElementById('flags')));
  expect(currentAddress()).toContain('/admin/games/12/challenges/7#flags');
});

test('a flag is tried without a call', async () => {
  renderPage(ADDRESS, staffAnswers);
  const flags = LL.staff.flags;
  const field = await screen.findByRole('textbox', { name: flags.try() });
  expect(screen.getByText(flags.tryHint())).toBeTruthy();
  typeInto(field, 'flag{one}');
  expect(screen.getByText(flags.tryRight({ place: 1 }))).toBeTruthy();
  typeInto(field, ' FLAG{one}');
  expect(screen.getByText(flags.tryNear({ place: 1 }))).toBeTruthy();
  typeInto(field, 'flag{two}');
  expect(screen.getByText(flags.tryWrong())).toBeTruthy();
});

test('a template shows samples, how hard they are to guess, and which flags fit', async () => {
  const template = 'flag{tide_[TEAM_HASH]}';
  renderPage(ADDRESS, {
    ...staffAnswers,
    getEditChallenge: {
      data: { ...cannon, type: 'DynamicContainer', flagTemplate: template, flags: [] },
    },
  });
  const samples = within(await screen.findByRole('list', { name: words.samples() }));
  expect(samples.getAllByText(/^flag\{tide_[0-9a-f]{12}\}$/)).toHaveLength(2);
  expect(screen.getByText(new RegExp(words.guessBits({ bits: 48 })))).toBeTruthy();
  const field = screen.getByRole('textbox', { name: LL.staff.flags.try() });
  typeInto(field, 'flag{tide_0123456789ab}');
  expect(screen.getByText(LL.staff.flags.tryTeam())).toBeTruthy();
  typeInto(field, 'flag{tide_}');
  expect(screen.getByText(LL.staff.flags.tryNoTeam())).toBeTruthy();
  typeInto(screen.getByRole('textbox', { name: words.pattern() }), 'flag{tide}');
  expect(screen.getByText(words.weakTemplate())).toBeTruthy();
});

test('a test container that could not be started shows what it has written', async () => {
  const startedAt = Date.now();
  const testContainer = {
    id: '0198c0de-0000-7000-8000-000000000001',
    status: 'Destroyed' as const,
    startedAt,
    expectStopAt: startedAt,
    entry: '',
    failure: 'Exited' as const,
  };
  renderPage(ADDRESS, {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['instances', 'instanceLogs'] } },
    getEditChallenge: { data: { ...cannon, type: 'StaticContainer', testContainer } },
    getInstanceLog: { data: { log: 'no such file: /flag\n' } },
  });
  expect(await screen.findByText(/no such file/)).toBeDefined();
  expect(screen.getByText(LL.game.instance.failures.Exited())).toBeDefined();
});
