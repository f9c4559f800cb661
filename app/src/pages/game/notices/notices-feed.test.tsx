import type { GameNotice } from '@halyard/sdk/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOfNewerServer } from '../../../testing/fake-api.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.game.notices;
const now = Date.now();
const notice = (id: number, type: GameNotice['type'], minutesAgo: number, text: string) => ({
  id,
  type,
  time: now - minutesAgo * 60_000,
  values: type === 'Normal' ? [text] : ['Long Splice', text],
});
const old = notice(1, 'Normal', 50, 'Doors are **open**');
const fresh = notice(2, 'Normal', 40, 'Sextant: *new* file');
const bloods = [3, 4, 5].map((id) => notice(id, 'FirstBlood', id, `Knot ${id}`));

/** Reports elements as visible when a test says so: happy-dom has no layout. */
class FakeObserver {
  static all = new Set<FakeObserver>();
  readonly targets = new Set<Element>();
  readonly report: (entries: object[]) => void;
  constructor(report: (entries: object[]) => void) {
    this.report = report;
    FakeObserver.all.add(this);
  }
  observe(element: Element) {
    this.targets.add(element);
  }
  unobserve(element: Element) {
    this.targets.delete(element);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }
  static show(element: Element, isVisible: boolean) {
    const [ratio, rect] = [isVisible ? 1 : 0, { height: isVisible ? 40 : 0 }];
    for (const { report, targets } of FakeObserver.all) {
      if (!targets.has(element)) continue;
      const entry = { isIntersecting: isVisible, intersectionRatio: ratio, intersectionRect: rect };
      report([{ target: element, rootBounds: { height: 800 }, ...entry }]);
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  localStorage.setItem(
    'halyard-notices-7',
    JSON.stringify({ since: old.time, read: { [old.id]: old.time } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  FakeObserver.all.clear();
});

function open(notices: GameNotice[]) {
  return renderPage(
    '/games/7/challenges',
    gameAnswers(runningGame({ status: 'Accepted' }), { notices }),
  );
}

async function openFeed() {
  fireEvent.click(await screen.findByRole('button', { name: words.open({ count: 1 }) }));
  const dialog = await screen.findByRole('dialog', { name: words.title() });
  await within(dialog).findByRole('radiogroup');
  return within(dialog);
}

function pass(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

const item = (element: HTMLElement) => element.closest('li') ?? element;

describe('the open list', () => {
  test('has unread notices first and marked, and bloods in a list of their own', async () => {
    open([old, fresh, ...bloods]);
    const feed = await openFeed();
    const [first] = feed.getAllByRole('heading', { level: 3 });
    expect(first?.textContent).toBe(words.unread());
    const rows = feed.getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    await waitFor(() => expect(rows[0]?.textContent).toContain('Sextant: new file'));
    expect(rows.map((row) => row.hasAttribute('data-unread'))).toEqual([true, false]);
    fireEvent.click(feed.getByRole('radio', { name: /^Bloods/ }));
    expect(feed.getAllByRole('listitem')).toHaveLength(3);
    expect(feed.queryByText(/Sextant/)).toBeNull();
  });

  test('marks a notice as read after a second in view, and leaves it in its place', async () => {
    open([old, fresh]);
    const feed = await openFeed();
    const row = item(await feed.findByText(/Sextant/));
    vi.useFakeTimers();
    act(() => FakeObserver.show(row, true));
    pass(900);
    act(() => FakeObserver.show(row, false));
    pass(5_000);
    expect(row.hasAttribute('data-unread')).toBe(true);
    act(() => FakeObserver.show(row, true));
    pass(999);
    expect(row.hasAttribute('data-unread')).toBe(true);
    pass(1);
    expect(row.hasAttribute('data-unread')).toBe(false);
    expect(feed.getAllByRole('listitem')[0]).toBe(row);
    expect(screen.getByRole('button', { name: words.openNone() })).toBeTruthy();
  });

  test('that is closed before a second has passed leaves the notice unread', async () => {
    open([old, fresh]);
    const feed = await openFeed();
    const row = item(await feed.findByText(/Sextant/));
    act(() => FakeObserver.show(row, true));
    fireEvent.click(screen.getByRole('button', { name: words.open({ count: 1 }) }));
    await waitFor(() => expect(FakeObserver.all.size).toBe(0));
    expect(screen.getByRole('button', { name: words.open({ count: 1 }) })).toBeTruthy();
  });
});

test('the title of the tab has the number of unread notices, and loses it', async () => {
  open([old, fresh, { ...fresh, id: 9 }]);
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Challenges · /));
  fireEvent.click(screen.getByRole('button', { name: words.open({ count: 2 }) }));
  const feed = await screen.findByRole('dialog', { name: words.title() });
  fireEvent.click(await within(feed).findByRole('button', { name: words.markRead() }));
  await waitFor(() => expect(document.title).toMatch(/^Challenges · /));
});

test('a toast renders the Markdown of a message', async () => {
  const { api, queryClient } = open([old]);
  // The notices of the first visit are no news.
  await screen.findByText('open', { selector: 'strong' });
  api.set('listNotices', { data: [old, fresh] });
  await act(() => queryClient.invalidateQueries());
  const toast = item(await screen.findByText(words.fromOrganisers()));
  expect(await within(toast).findByText('new', { selector: 'em' })).toBeTruthy();
});

describe('a notice of a type that this client does not know', () => {
  const unknown = { ...notice(8, 'Normal', 30, 'Loose Cannon'), type: 'NewPoll' };
  const answers = {
    ...gameAnswers(runningGame({ status: 'Accepted' }), { notices: [old] }),
    listNotices: answerOfNewerServer([old, unknown]),
  };

  test('says that it is new, and leads to no challenge, although its value is the title of one', async () => {
    renderPage('/games/7/challenges', answers);
    const text = await screen.findByText(words.unknown());
    expect(text.closest('a')).toBeNull();
    expect(item(text).textContent).not.toContain('Loose Cannon');
  });

  test('has a toast that says so', async () => {
    const { api, queryClient } = open([old]);
    await screen.findByText('open', { selector: 'strong' });
    api.set('listNotices', answers.listNotices);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.getAllByText(words.unknown())).toHaveLength(2));
    expect(screen.queryByText(words.fromOrganisers())).toBeNull();
  });
});
