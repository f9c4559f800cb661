import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL } from '../../../testing/render-page.tsx';
import {
  page,
  SENT_AT,
  foreignFlag,
  cheats,
  evidence,
  open,
  halogen,
  undertow,
  renderCases,
} from '../testing/cheat-case.ts';

const words = LL.staff.monitor.cheats;

function type(label: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
}

describe('the record of a case', () => {
  test('is read by monitors: decision, notes, and evidence whose source is gone', async () => {
    renderCases('Monitor', {
      getCheatCase: {
        data: {
          ...open,
          state: 'Watched',
          decision: { by: 'harbourmaster', at: SENT_AT, reason: 'They share a flat.' },
          notes: [{ id: 1, author: 'linnea', time: SENT_AT, text: 'Asked both captains.' }],
          evidence: [evidence],
        },
      },
    });
    const notes = await screen.findByRole('list', { name: words.notes() });
    expect(notes.textContent).toContain('Asked both captains.linnea');
    expect(screen.getByText(/They share a flat/).textContent).toContain('harbourmaster');
    const kept = screen.getByRole('list', { name: words.kept() });
    expect(kept.textContent).toContain('Undertow before it was renamed, riptide');
    expect(kept.textContent).toContain('Deleted since');
    expect(kept.textContent).not.toContain('flag{gone}');
    fireEvent.click(screen.getByRole('switch', { name: LL.staff.monitor.submissions.showFlags() }));
    expect(kept.textContent).toContain('flag{gone}');
    expect(screen.queryByRole('button', { name: words.decide() })).toBeNull();
    expect(screen.queryByRole('button', { name: words.remove() })).toBeNull();
  });

  test('takes a note, and refuses one without text', async () => {
    const { api } = renderCases('Monitor', {
      addCheatNote: ({ body }) => {
        const noted = { id: 1, author: 'linnea', time: SENT_AT, text: body.text };
        api.set('getCheatCase', { data: { ...open, notes: [noted] } });
        return { data: { ...open, notes: [noted] } };
      },
    });
    const add = await screen.findByRole('button', { name: words.addNote() });
    fireEvent.click(add);
    expect(await screen.findByText(LL.errors.field.REQUIRED())).toBeDefined();
    type(words.newNote(), ' Asked the captain. ');
    fireEvent.click(add);
    expect((await screen.findByRole('list', { name: words.notes() })).textContent).toContain(
      'Asked the captain.',
    );
    expect(api.sent('addCheatNote').map(({ body, params }) => [body, params])).toEqual([
      [
        { text: 'Asked the captain.' },
        expect.objectContaining({ participationId: 290, otherParticipationId: 318 }),
      ],
    ]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.newNote() }).value).toBe(
      '',
    );
  });

  test('stays open, with a note that is being written, when another pair is reported', async () => {
    const { api, queryClient } = renderCases('Monitor');
    await screen.findByRole('button', { name: words.addNote() });
    type(words.newNote(), 'They sit at one table.');
    const newer = {
      ownedTeam: undertow,
      submitTeam: halogen,
      submission: foreignFlag(9, 'Halogen'),
    };
    api.set('listCheats', { data: [newer, ...cheats] });
    await queryClient.invalidateQueries();
    const queue = screen.getByRole('list', { name: words.pairs() });
    await within(queue).findByRole('link', { name: /Undertow.*Halogen/ });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.newNote() }).value).toBe(
      'They sit at one table.',
    );
  });

  test('keeps a moment of the timeline, once', async () => {
    const { api } = renderCases('Monitor', {
      pinCheatEvidence: () => {
        const after = { ...open, evidence: [{ ...evidence, eventId: 7 }] };
        api.set('getCheatCase', { data: after });
        return { data: after };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.keep() }));
    const dialog = await screen.findByRole('dialog', { name: words.keepTitle() });
    fireEvent.click(await within(dialog).findByRole('button', { name: words.keepOne() }));
    const kept = await within(dialog).findByRole('button', { name: words.isKept() });
    expect(kept).toHaveProperty('disabled', true);
    expect(api.sent('pinCheatEvidence').map(({ body }) => body)).toEqual([{ eventId: 7 }]);
  });

  test('says why a moment was not kept', async () => {
    renderCases('Monitor', {
      pinCheatEvidence: { code: 'EVIDENCE_NOT_FOUND', title: 'It is gone.' },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.keep() }));
    fireEvent.click(await screen.findByRole('button', { name: words.keepOne() }));
    expect(await screen.findByText('It is gone.')).toBeDefined();
  });

  test('loses evidence when an administrator confirms it', async () => {
    const { api } = renderCases('Admin', {
      getCheatCase: { data: { ...open, evidence: [evidence] } },
      unpinCheatEvidence: { data: open },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.remove() }));
    expect(await screen.findByText(words.removeEffect())).toBeDefined();
    expect(api.sent('unpinCheatEvidence')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: words.confirmRemove() }));
    await expect
      .poll(() => api.sent('unpinCheatEvidence').map(({ params }) => params.evidenceId))
      .toEqual([3]);
  });

  test('can be loaded again when it failed', async () => {
    const { api } = renderCases('Monitor', { getCheatCase: { code: 'PARTICIPATION_NOT_FOUND' } });
    await screen.findByText(new RegExp(words.recordFailed()));
    api.set('getCheatCase', { data: open });
    fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
    expect(await screen.findByText(words.noNotes())).toBeDefined();
  });

  test('is left out on a server without cases', async () => {
    const { api } = renderCases('Admin', {
      getConfig: { data: { ...config, extensions: ['monitorLists', 'board'] } },
    });
    await screen.findByRole('heading', {
      name: words.title({ owner: 'Tidal Lock', sender: 'Undertow' }),
    });
    expect(screen.queryByRole('button', { name: words.addNote() })).toBeNull();
    expect(screen.queryByRole('button', { name: words.decide() })).toBeNull();
    expect([...api.sent('listCheatCases'), ...api.sent('getCheatCase')]).toEqual([]);
  });
});

test('finds a solve and a report before the last hundred submissions of a team', async () => {
  const later = Array.from({ length: 100 }, (_, index) => ({
    ...foreignFlag(1000 + index, 'Tidal Lock'),
    challenge: 'Keelhaul',
    challengeId: 13,
    status: 'WrongAnswer' as const,
    answer: String(index),
  }));
  const solve = { ...foreignFlag(1, 'Tidal Lock'), status: 'Accepted' as const };
  renderCases('Monitor', {
    listSubmissions: ({ query }) => {
      if (query.get('type') !== 'Accepted') return { data: later };
      return { data: query.get('team') === '1290' ? [solve] : [] };
    },
  });
  const signals = await screen.findByRole('list', { name: words.signals() });
  const soon = words.sentSoon({ challenge: 'Sextant', seconds: 0, owner: 'Tidal Lock' });
  expect(await within(signals).findByText(soon)).toBeDefined();
  expect(
    within(signals).queryByText(words.sentBefore({ challenge: 'Sextant', owner: 'Tidal Lock' })),
  ).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.asTable() }));
  expect((await screen.findAllByText(words.kinds.foreign())).length).toBeGreaterThan(0);
});

describe('the decision', () => {
  async function confirmCase(reason: string) {
    fireEvent.click(await screen.findByRole('button', { name: words.decide() }));
    await screen.findByRole('dialog', { name: words.decideTitle() });
    fireEvent.click(screen.getByRole('radio', { name: words.states.Confirmed() }));
    type(words.reason(), reason);
    fireEvent.click(screen.getByRole('button', { name: words.saveDecision() }));
  }

  test('needs a reason, and suspends the chosen team', async () => {
    const { api } = renderCases('Admin', {
      decideCheatCase: { data: { ...open, state: 'Confirmed' } },
      updateParticipation: { data: undefined },
    });
    await confirmCase(' ');
    expect(await screen.findByText(LL.errors.field.REQUIRED())).toBeDefined();
    expect(api.sent('decideCheatCase')).toEqual([]);
    expect(screen.getByText(words.suspendEffect())).toBeDefined();
    type(words.reason(), 'Both have told us.');
    fireEvent.click(screen.getByRole('button', { name: words.saveDecision() }));
    await expect.poll(() => api.sent('updateParticipation')).toHaveLength(1);
    expect(api.sent('decideCheatCase').map(({ body }) => body)).toEqual([
      { state: 'Confirmed', reason: 'Both have told us.' },
    ]);
    expect(api.sent('updateParticipation')[0]).toMatchObject({
      params: { participationId: 318 },
      body: { status: 'Suspended', divisionId: null },
    });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(currentAddress()).toContain('case=290-318');
  });

  test('suspends nobody when somebody else has decided meanwhile', async () => {
    const { api } = renderCases('Admin', {
      decideCheatCase: { code: 'VERSION_CONFLICT', title: 'Somebody else was faster.' },
      updateParticipation: { data: undefined },
    });
    await confirmCase('Both have told us.');
    expect(await screen.findByText('Somebody else was faster.')).toBeDefined();
    expect(api.sent('updateParticipation')).toEqual([]);
    expect(screen.getByRole('dialog', { name: words.decideTitle() })).toBeDefined();
  });

  test('is about what somebody else has decided meanwhile, and keeps what was typed', async () => {
    const other = {
      ...open,
      state: 'Watched' as const,
      decision: { by: 'marlow', at: SENT_AT, reason: 'I ask them tonight.' },
    };
    const { api } = renderCases('Admin', {
      decideCheatCase: () => {
        api.set('getCheatCase', { data: other });
        return { code: 'VERSION_CONFLICT', title: 'Somebody else was faster.' };
      },
      updateParticipation: { data: undefined },
    });
    await confirmCase('Both have told us.');
    const dialog = within(screen.getByRole('dialog', { name: words.decideTitle() }));
    await dialog.findByText('Somebody else was faster.');
    expect(dialog.getByText(/I ask them tonight/)).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: words.reason() }).value).toBe(
      'Both have told us.',
    );
    api.set('decideCheatCase', { data: { ...other, state: 'Confirmed' } });
    fireEvent.click(dialog.getByRole('button', { name: words.saveDecision() }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(api.sent('decideCheatCase')).toHaveLength(2);
  });

  test('suspends nobody who is not chosen, or when it was no cheating', async () => {
    const { api } = renderCases('Admin', {
      decideCheatCase: { data: { ...open, state: 'Dismissed' } },
      updateParticipation: { data: undefined },
    });
    fireEvent.click(await screen.findByRole('button', { name: words.decide() }));
    await screen.findByRole('dialog', { name: words.decideTitle() });
    fireEvent.click(screen.getByRole('radio', { name: words.states.Dismissed() }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    type(words.reason(), 'One laptop.');
    fireEvent.click(screen.getByRole('button', { name: words.saveDecision() }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(api.sent('decideCheatCase')).toHaveLength(1);
    expect(api.sent('updateParticipation')).toEqual([]);
  });
});

describe('the list of cases', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: words.pairs() }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('has those that are not decided', async () => {
    renderCases('Monitor');
    await screen.findByRole('list', { name: words.pairs() });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('Undertow');
  });

  test('is narrowed to a state by the address', async () => {
    renderCases('Monitor', {}, `${page}?view=dismissed`);
    await screen.findByRole('list', { name: words.pairs() });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('Halogen');
    expect(rows()[0]).toContain(words.standings.Dismissed());
  });

  test('puts the chosen state into the address', async () => {
    renderCases('Monitor');
    await screen.findByRole('list', { name: words.pairs() });
    fireEvent.click(screen.getByRole('combobox', { name: new RegExp(words.show()) }));
    const option = words.counted({ view: words.views.confirmed(), count: 0 });
    fireEvent.click(await screen.findByRole('option', { name: option }));
    expect(currentAddress()).toContain('view=confirmed');
    expect(await screen.findByText(words.noneIn())).toBeDefined();
  });
});
