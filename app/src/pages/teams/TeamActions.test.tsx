import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  config,
  inviteCode,
  linnea,
  longSplice,
  MOMENT,
  quayNine,
} from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const words = LL.teams;
const open = { ...longSplice, locked: false };
const marlow = open.members[1];

const api = {
  getProfile: { data: linnea },
  getConfig: { data: { ...config, extensions: ['teams', 'removePicture'] } },
  getTeamInvite: { data: inviteCode },
  listTeams: { data: [open, quayNine] },
  getTeamHistory: {
    data: {
      createdAt: MOMENT,
      members: [{ id: linnea.userId, joinedAt: MOMENT, points: 1806 }],
      games: [
        {
          id: 7,
          title: 'Autumn Regatta',
          start: MOMENT,
          end: MOMENT + 1,
          status: 'Accepted' as const,
          registered: [],
          rank: 37,
          teams: 530,
          points: 2265,
        },
      ],
    },
  },
};

async function openMenu(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: words.memberActions({ name }) }));
}

describe('a team', () => {
  test('shows its games with places, and what members have earned', async () => {
    renderPage('/teams?team=42', api);
    const game = await screen.findByRole('link', { name: /Autumn Regatta/ });
    expect(game.textContent).toContain(words.placeOf({ rank: 37, teams: 530 }));
    expect(screen.getByText('1,806')).toBeDefined();
  });

  test('has no hole where the server has no history', async () => {
    const { api: fake } = renderPage('/teams?team=42', { ...api, getConfig: { data: config } });
    await screen.findByRole('heading', { name: 'Long Splice' });
    expect(screen.queryByRole('heading', { name: words.games() })).toBeNull();
    expect(fake.sent('getTeamHistory')).toHaveLength(0);
  });

  test('is renamed by its captain', async () => {
    const { api: fake } = renderPage('/teams?team=42', api);
    fake.set('updateTeam', { data: { ...open, name: 'Short Splice' } });
    fireEvent.click(await screen.findByRole('button', { name: LL.common.edit() }));
    const dialog = await screen.findByRole('dialog');
    typeInto(within(dialog).getByLabelText(words.name()), 'Short Splice');
    fireEvent.click(within(dialog).getByRole('button', { name: LL.common.save() }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.sent('updateTeam')[0]?.body).toEqual({
      name: 'Short Splice',
      bio: 'Two ropes, one rope.',
    });
  });

  test('loses a member after a confirmation only', async () => {
    const { api: fake } = renderPage('/teams?team=42', api);
    fake.set('kickMember', { data: open });
    await openMenu('marlow');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.removeMember() }));
    const question = await screen.findByRole('alertdialog');
    expect(fake.sent('kickMember')).toHaveLength(0);
    fireEvent.click(within(question).getByRole('button', { name: LL.common.remove() }));
    await waitFor(() => expect(fake.sent('kickMember')).toHaveLength(1));
    expect(fake.sent('kickMember')[0]?.params).toMatchObject({ teamId: 42, userId: marlow?.id });
  });

  test('is handed over', async () => {
    const { api: fake } = renderPage('/teams?team=42', api);
    fake.set('transferTeam', { data: open });
    await openMenu('marlow');
    fireEvent.click(await screen.findByRole('menuitem', { name: words.makeCaptain() }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: words.makeCaptain() }));
    await waitFor(() =>
      expect(fake.sent('transferTeam')[0]?.body).toEqual({ newCaptainId: marlow?.id }),
    );
  });

  test('is deleted once its name has been typed', async () => {
    const { api: fake } = renderPage('/teams?team=42', api);
    fake.set('deleteTeam', () => {
      fake.set('listTeams', { data: [quayNine] });
      return { data: undefined };
    });
    fireEvent.click(await screen.findByRole('button', { name: words.deleteTeam() }));
    const question = await screen.findByRole('alertdialog');
    typeInto(within(question).getByLabelText(words.typeName()), 'Long Splice');
    fireEvent.click(within(question).getByRole('button', { name: words.deleteTeam() }));
    await waitFor(() => expect(currentAddress()).toBe('/teams'));
    await screen.findByRole('heading', { name: 'Quay Nine' });
  });

  test('says before the click why nobody can leave', async () => {
    const game = { id: 7, title: 'Harbour CTF', end: MOMENT };
    const locked = { ...open, locked: true, lock: { by: 'Game' as const, game } };
    renderPage('/teams?team=42', { ...api, listTeams: { data: [locked] } });
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: words.deleteTeam(),
    });
    expect(button.disabled || button.ariaDisabled === 'true').toBe(true);
    expect(screen.getAllByText(/Harbour CTF/).length).toBeGreaterThan(0);
  });

  test('is left by a member once its name has been typed', async () => {
    const { api: fake } = renderPage('/teams?team=57', api);
    fake.set('leaveTeam', { data: undefined });
    fireEvent.click(await screen.findByRole('button', { name: words.leave() }));
    const question = await screen.findByRole('alertdialog');
    typeInto(within(question).getByLabelText(words.typeName()), 'Quay Nine');
    fireEvent.click(within(question).getByRole('button', { name: words.leave() }));
    await waitFor(() => expect(fake.sent('leaveTeam')).toHaveLength(1));
  });
});
