import type { NewFile } from './files.ts';
import { textOf } from './page-texts.ts';
import type { PagePlan } from './page-plan.ts';

export function pageFile(plan: PagePlan): NewFile {
  const { folder, name, title } = plan;
  return {
    path: `app/src/pages/${folder}/${name}Page.tsx`,
    text: `import { PageHeader, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

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
  const { folder, name, title, key, path, role } = plan;
  const ids = [...path.matchAll(/:\w+/g)].map(() => '1');
  return {
    path: `app/src/pages/${folder}/${name}Page.test.tsx`,
    text: `import { createHandlers, createMockFetch, exampleOf, mock } from '@halyard/sdk/msw';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { href } from '../../app/routes/paths.ts';
import { noteSession } from '../../app/session/session-mark.ts';
import { LL, renderApp } from '../../testing/render-page.tsx';

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
