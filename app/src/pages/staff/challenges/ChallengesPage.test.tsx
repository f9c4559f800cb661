import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { cannon, cannonInfo, harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.challenges;
const ADDRESS = '/admin/games/12/challenges';
const createName = new RegExp(`^${LL.staff.newChallenge.heading()}`);
const name = LL.staff.enabled.of({ challenge: cannon.title });

test('a switch that is refused goes back, with the reason of the server', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    updateChallenge: { code: 'FLAG_REQUIRED', title: 'It needs a flag first.' },
  });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name });
  fireEvent.click(toggle);
  expect(await screen.findByText('It needs a flag first.')).toBeTruthy();
  expect(toggle.checked).toBe(false);
  expect(api.sent('updateChallenge')[0]?.body).toEqual({ isEnabled: true });
});

test('in a running game enabling asks first and says that a notice goes out', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    getEditGame: { data: { ...harbour, start: Date.now() - 1000 } },
    updateChallenge: { data: { ...cannon, isEnabled: true } },
  });
  fireEvent.click(await screen.findByRole('switch', { name }));
  expect(await screen.findByText(LL.staff.enabled.enable.effect())).toBeTruthy();
  expect(api.sent('updateChallenge')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: LL.staff.enabled.enable.confirm() }));
  await waitFor(() => expect(api.sent('updateChallenge')).toHaveLength(1));
});

test('a new challenge opens for editing', async () => {
  const { api } = renderPage(ADDRESS, { ...staffAnswers, createChallenge: { data: cannon } });
  fireEvent.click(await screen.findByRole('button', { name: createName }));
  typeInto(
    await screen.findByRole('textbox', { name: LL.staff.challenge.title() }),
    'Loose Cannon',
  );
  fireEvent.click(screen.getByRole('radio', { name: LL.terms.challengeType.DynamicContainer() }));
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newChallenge.create() }));
  await waitFor(() => expect(currentAddress()).toBe(`${ADDRESS}/7`));
  expect(api.sent('createChallenge')[0]?.body).toEqual({
    title: 'Loose Cannon',
    category: 'Misc',
    type: 'DynamicContainer',
  });
});

test('a new challenge is written in the dialog, and the next one begins with its type', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    createChallenge: { data: cannon },
    updateChallenge: { data: cannon },
    addFlags: { data: null },
  });
  fireEvent.click(await screen.findByRole('button', { name: createName }));
  const title = await screen.findByRole<HTMLInputElement>('textbox', {
    name: LL.staff.challenge.title(),
  });
  typeInto(title, 'Bilge');
  const type = LL.terms.challengeType.StaticContainer();
  fireEvent.click(screen.getByRole('radio', { name: type }));
  typeInto(screen.getByRole('textbox', { name: /^Statement/ }), 'What is down there?');
  typeInto(screen.getByRole('textbox', { name: /^Flags/ }), 'flag{water}');
  typeInto(screen.getByRole('textbox', { name: /^Image/ }), 'registry.example/bilge:1');
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newChallenge.createNext() }));
  await waitFor(() => expect(title.value).toBe(''));
  expect(api.sent('updateChallenge')[0]?.body).toEqual({
    content: 'What is down there?',
    containerImage: 'registry.example/bilge:1',
  });
  expect(api.sent('addFlags')[0]?.body).toMatchObject([{ flag: 'flag{water}' }]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: type }).checked).toBe(true);
  expect(currentAddress()).toBe(ADDRESS);
});

test('after an attempt at the next one without a title, the draft that is created is opened', async () => {
  renderPage(ADDRESS, { ...staffAnswers, createChallenge: { data: cannon } });
  fireEvent.click(await screen.findByRole('button', { name: createName }));
  const title = await screen.findByRole('textbox', { name: LL.staff.challenge.title() });
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newChallenge.createNext() }));
  typeInto(title, 'Winch');
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newChallenge.create() }));
  await waitFor(() => expect(currentAddress()).not.toBe(ADDRESS));
});

test('details that are refused are sent again to the challenge that is there', async () => {
  const { api } = renderPage(ADDRESS, {
    ...staffAnswers,
    createChallenge: { data: cannon },
    updateChallenge: { code: 'FLAG_TEMPLATE_WEAK', title: 'Too weak.' },
  });
  fireEvent.click(await screen.findByRole('button', { name: createName }));
  typeInto(await screen.findByRole('textbox', { name: LL.staff.challenge.title() }), 'Winch');
  fireEvent.click(screen.getByRole('radio', { name: LL.terms.challengeType.DynamicContainer() }));
  typeInto(screen.getByRole('textbox', { name: /^Flag template/ }), 'flag{a}');
  const create = screen.getByRole('button', { name: LL.staff.newChallenge.create() });
  fireEvent.click(create);
  await screen.findByText('Too weak.');
  fireEvent.click(create);
  await waitFor(() => expect(api.sent('updateChallenge')).toHaveLength(2));
  expect(api.sent('createChallenge')).toHaveLength(1);
});

test('the dialog of a new challenge names what a flag template can contain', async () => {
  renderPage(ADDRESS, staffAnswers);
  fireEvent.click(await screen.findByRole('button', { name: createName }));
  await screen.findByRole('textbox', { name: LL.staff.challenge.title() });
  fireEvent.click(screen.getByRole('radio', { name: LL.terms.challengeType.DynamicContainer() }));
  const field = screen.getByRole('textbox', { name: /^Flag template/ });
  typeInto(field, 'flag{');
  fireEvent.click(screen.getByRole('button', { name: '[TEAM_HASH]' }));
  expect(field).toHaveProperty('value', 'flag{[TEAM_HASH]');
});

test('the address keeps the filter', async () => {
  renderPage(`${ADDRESS}?show=enabled`, staffAnswers);
  expect(await screen.findByText(words.noMatch())).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.showAll() }));
  expect(await screen.findByText(cannon.title)).toBeTruthy();
  expect(currentAddress()).toBe(ADDRESS);
});

describe('the order', () => {
  const crypto = { ...cannonInfo, id: 8, title: 'Two-Time Pad', category: 'Crypto' } as const;
  const keelhaul = { ...cannonInfo, id: 9, title: 'Keelhaul' };
  const answers = {
    ...staffAnswers,
    listEditChallenges: { data: [cannonInfo, crypto, keelhaul] },
    orderChallenges: { data: [] },
  };
  const order = LL.staff.order;
  const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

  async function open() {
    const page = renderPage(ADDRESS, answers);
    await screen.findByText(keelhaul.title);
    press(LL.common.more());
    fireEvent.click(await screen.findByRole('menuitem', { name: order.heading() }));
    await screen.findByRole('dialog', { name: order.heading() });
    return page;
  }

  test('of categories and challenges is stored with one call', async () => {
    const { api } = await open();
    press(order.up({ name: LL.terms.category.Pwn() }));
    press(order.down({ name: 'Keelhaul' }));
    press(LL.common.save());
    await waitFor(() =>
      expect(api.sent('orderChallenges')[0]?.body).toEqual({ challenges: [7, 9, 8] }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('can be that of the titles again', async () => {
    const { api } = await open();
    press(order.up({ name: LL.terms.category.Pwn() }));
    press(order.byTitle());
    press(LL.common.save());
    await waitFor(() =>
      expect(api.sent('orderChallenges')[0]?.body).toEqual({ challenges: [8, 9, 7] }),
    );
  });

  test('is not offered by a server without the extension', async () => {
    renderPage(ADDRESS, { ...answers, getConfig: { data: { ...config, extensions: [] } } });
    await screen.findByText('Keelhaul');
    expect(screen.queryByRole('button', { name: order.heading() })).toBeNull();
  });
});
