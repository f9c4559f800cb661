import type { NewFile } from './files.ts';
import { textOf } from './page-texts.ts';
import type { PagePlan } from './page-plan.ts';

/** The path from a page to `app/src`. */
function toSource({ place }: PagePlan): string {
  return '../'.repeat(place.split('/').length + 1);
}

export function pageFile(plan: PagePlan): NewFile {
  const { place, name, title } = plan;
  return {
    path: `app/src/pages/${place}/${name}Page.tsx`,
    text: `import { PageHeader, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '${toSource(plan)}i18n/i18n.tsx';

/** Say in one sentence what a person does here. */
export function ${name}Page() {
  const { LL } = useLanguage();
  return (
    <>
      <PageHeader title={${title}} />
      <Stack pad="page">
        <Text as="p">{${textOf(plan, 'lead')}}</Text>
      </Stack>
    </>
  );
}
`,
  };
}

export function pageTestFile(plan: PagePlan): NewFile {
  const { place, name, title, key, path, role } = plan;
  const ids = [...path.matchAll(/:\w+/g)].map(() => '1');
  return {
    path: `app/src/pages/${place}/${name}Page.test.tsx`,
    text: `import { createHandlers, createMockFetch, exampleOf, mock } from '@halyard/sdk/msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { href } from '${toSource(plan)}app/routes/paths.ts';
import { noteSession } from '${toSource(plan)}app/session/session-mark.ts';
import { LL, renderApp } from '${toSource(plan)}testing/render-page.tsx';

const fetch = createMockFetch([
  mock('getConfig', { ...exampleOf('getConfig'), setupRequired: false }),
  mock('getProfile', { ...exampleOf('getProfile'), role: '${role ?? 'User'}' }),
  ...createHandlers(),
]);

test('says what one can do', async () => {
  noteSession(true);
  renderApp(href.${key}(${ids.join(', ')}), fetch);
  await screen.findByRole('heading', { level: 1, name: ${title} });
  expect(screen.getByText(${textOf(plan, 'lead')})).toBeTruthy();
});
`,
  };
}
