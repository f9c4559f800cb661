import {
  createTeam,
  joinGame,
  listDivisions,
  listEditChallenges,
  listGames,
  listParticipations,
  updateParticipation,
} from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { registerPlayer } from '../fixtures/accounts.ts';
import { type Actions, countActions } from '../fixtures/actions.ts';
import { PICTURE } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

const MOST_ACTIONS = 90;
const TITLE = 'From Nothing CTF';
const STATIC = ['Dry rope', 'Low tide', 'Far light', 'Old chart'];
const BOXED = ['Bilge', 'Galley'];
const OWN_BOXED = ['Anchor', 'Winch'];
const OWN_FILES = ['Ledger', 'Logbook'];
const ALL = [...STATIC, ...BOXED, ...OWN_BOXED, ...OWN_FILES];
const TYPES = {
  boxed: 'Static container',
  ownBoxed: 'Dynamic container',
  ownFiles: 'Dynamic attachment',
};

test(`an event of ten challenges of all types goes from nothing to running in at most ${MOST_ACTIONS} actions`, async ({
  organiser,
  site,
  visit,
}) => {
  const { client } = organiser;
  const page = await visit(site, { as: organiser });
  await page.goto('/admin/games');
  const { seen, actions } = countActions(page);

  await test.step('a game with its page and a poster', () => makeGame(seen, actions));
  await test.step('two divisions', () => makeDivisions(seen, actions));
  await test.step('ten challenges', () => makeChallenges(seen, actions));
  await test.step('it opens', () => open(seen, actions));

  console.log(`An event from nothing to running: ${actions.count} actions`);
  expect(actions.count).toBeLessThanOrEqual(MOST_ACTIONS);

  const games = await listGames({}, { client });
  const game = games.data.find(({ title }) => title === TITLE);
  if (!game) throw new Error('The game is not in the list');
  const challenges = await listEditChallenges(game.id, { client });
  expect(challenges.filter(({ isEnabled }) => isEnabled)).toHaveLength(ALL.length);
  expect(new Set(challenges.map(({ type }) => type)).size).toBe(4);
  const [division] = await listDivisions(game.id, { client });

  const player = await registerPlayer(site.url, 'nothing-player');
  const team = await createTeam({ name: 'Early crew' }, { client: player.client });
  await joinGame(
    game.id,
    { teamId: team.id, divisionId: division?.id ?? 0 },
    { client: player.client },
  );
  // New divisions ask for a review.
  const [application] = await listParticipations(game.id, { client });
  await updateParticipation(application?.id ?? 0, { status: 'Accepted' }, { client });
  const play = await visit(site, { as: player });
  await play.goto(`/games/${game.id}/challenges`);
  for (const title of ALL)
    await expect(play.getByText(title, { exact: true }).first()).toBeVisible();
});

async function makeGame(page: Page, { click, fill, press, chooseFile }: Actions) {
  await click(page.getByRole('button', { name: /^New game/ }).first());
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await fill(dialog.getByRole('textbox', { name: 'Title' }), TITLE);
  await fill(dialog.getByRole('textbox', { name: 'Start' }), hourAgo());
  await click(dialog.getByRole('button', { name: 'Create hidden game' }));
  await fill(page.getByRole('textbox', { name: 'Summary' }), 'From an empty list to a full board.');
  await fill(page.getByRole('textbox', { name: 'Text' }), 'Flags look like `flag{...}`.');
  await press('Control+s');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  const picture = { name: 'poster.png', mimeType: 'image/png', buffer: PICTURE };
  await chooseFile(page.getByRole('button', { name: 'Upload', exact: true }), picture);
  await click(page.getByRole('button', { name: 'Use picture' }));
  await expect(page.getByText('Poster uploaded')).toBeVisible();
}

async function makeDivisions(page: Page, { click, fill, press }: Actions) {
  await click(page.getByRole('link', { name: /^Divisions/ }));
  for (const name of ['Open', 'Student']) {
    await click(page.getByRole('button', { name: /^New division/ }).first());
    const dialog = page.getByRole('dialog', { name: 'New division' });
    await fill(dialog.getByRole('textbox', { name: 'Name' }), name);
    await press('Enter');
    await expect(dialog).toBeHidden();
  }
}

async function makeChallenges(page: Page, actions: Actions) {
  const { click, fill } = actions;
  const dialog = page.getByRole('dialog', { name: 'New challenge' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const type = (name: string) => click(dialog.getByRole('radio', { name }));
  const next = async () => {
    await click(dialog.getByRole('button', { name: 'Create and next' }));
    await expect(field('Title')).toHaveValue('');
  };
  const start = async (title: string) => {
    await fill(field('Title'), title);
    await fill(field('Statement'), `What became of the **${title}**?`);
  };
  const openDialog = async () => {
    await click(page.getByRole('link', { name: /^Challenges/ }).first());
    await click(page.getByRole('button', { name: /^New challenge/ }).first());
  };
  await openDialog();
  for (const title of STATIC) {
    await start(title);
    await fill(field('Flags'), `flag{${title}}`);
    await next();
  }
  await type(TYPES.boxed);
  for (const title of BOXED) {
    await start(title);
    await fill(field('Flags'), `flag{${title}}`);
    await fill(field('Image'), 'registry.example/box:1');
    await next();
  }
  await type(TYPES.ownBoxed);
  for (const title of OWN_BOXED) {
    await start(title);
    await fill(field('Flag template'), 'flag{[TEAM_HASH]_[GUID]}');
    await fill(field('Image'), 'registry.example/own-box:1');
    await next();
  }
  for (const [place, title] of OWN_FILES.entries()) {
    if (place > 0) await openDialog();
    await type(TYPES.ownFiles);
    await start(title);
    await click(dialog.getByRole('button', { name: 'Create draft' }));
    await addPair(page, title, actions);
  }
}

async function addPair(page: Page, title: string, { click, fill, chooseFile }: Actions) {
  await fill(page.getByRole('textbox', { name: 'New flags' }), `flag{${title}}`);
  const buffer = Buffer.from(`Look for flag{${title}}`);
  const file = { name: `${title}.txt`, mimeType: 'text/plain', buffer };
  await chooseFile(page.getByText('Drop a file or browse'), file);
  await click(page.getByRole('button', { name: 'Add flag with file' }));
  await expect(page.getByRole('list', { name: `Flags of ${title}` })).toContainText('txt');
}

async function open(page: Page, { click, press }: Actions) {
  await click(page.getByRole('link', { name: /^Challenges/ }).first());
  await click(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await click(page.getByRole('button', { name: `Enable ${ALL.length}` }));
  await click(page.getByRole('button', { name: 'Enable and post notice' }));
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeHidden();
  await click(page.getByRole('link', { name: 'Information', exact: true }));
  await click(page.getByRole('switch', { name: 'Visible', exact: true }));
  await press('Control+s');
  await expect(page.getByText('Visible to everybody')).toBeVisible();
}

/** Writes the time one hour ago as the field reads it. */
function hourAgo(): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Europe/Oslo' }).format(
    Date.now() - 3_600_000,
  );
}
