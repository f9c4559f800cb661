import type { NewFile } from './files.ts';
import { toKebab } from './names.ts';
import type { PagePlan } from './page-plan.ts';

/** Maximum length of a user name. */
const MAX_USER_NAME = 15;

/** A journey that opens the page in the browser. */
export function journeyFile({ folder, name, path, role, newTitle }: PagePlan): NewFile {
  const place = `${folder}-${toKebab(name)}`;
  const isAboutGame = path.includes(':gameId');
  const isStaff = role === 'Monitor' || role === 'Admin';
  const fixtures = ['site', ...(isAboutGame || isStaff ? ['organiser'] : []), 'visit'];
  const visitors = { staff: ', { as: organiser }', player: ', { as: player }', visitor: '' };
  const who = isStaff ? 'staff' : role === 'User' ? 'player' : 'visitor';
  const address = path.replace(':gameId', '${game.id}').replaceAll(/:\w+/g, '1');
  const quote = address.includes('$') ? '`' : "'";
  const heading = `, name: '${newTitle}'`;
  const imports = [
    who === 'player' && "import { registerPlayer } from '../fixtures/accounts.ts';",
    "import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';",
    isAboutGame && "import { openGame } from '../fixtures/games.ts';",
    "import { expect, test } from '../fixtures/test.ts';",
  ];
  const steps = [
    isAboutGame && `const game = await openGame(organiser.client, '${name} CTF');`,
    who === 'player' &&
      `const player = await registerPlayer(site.url, '${place.slice(0, MAX_USER_NAME)}');`,
    `const page = await visit(site${visitors[who]});`,
    'await page.addInitScript(followSystemTheme);',
    `await page.goto(${quote}${address}${quote});`,
    `await expect(page.getByRole('heading', { level: 1${heading} })).toBeVisible();`,
    'await expectAccessible(page);',
  ];
  const lines = (texts: readonly (string | false)[]) => texts.filter(Boolean).join('\n');
  return {
    path: `e2e/journeys/${place}.spec.ts`,
    text: `${lines(imports)}

test('${folder}/${name} opens and is accessible', async ({ ${fixtures.join(', ')} }) => {
${lines(steps)}
});
`,
  };
}
