import { PAGE_AREAS } from '../../app/src/i18n/areas.ts';
import type { NewFile } from './files.ts';

/** A page with its test and its place in the route table; `area/Name` as in `teams/History`. */
export function scaffoldPage(place: string): NewFile[] {
  const [, area, name] = /^([a-z]+)\/([A-Z][A-Za-z]+)$/.exec(place) ?? [];
  if (!area || !name) throw new Error(`A page is named like teams/History, not ${place}`);
  const page = `${name}Page`;
  const path = `/${area}/${name.toLowerCase()}`;
  return [
    {
      path: `app/src/pages/${area}/${page}.tsx`,
      text: `import { PageHeader, Stack, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Say in one sentence what a person does here. */
export function ${page}() {
  const { LL } = useLanguage();
  return (
    <>
      <PageHeader title={LL.frame.notBuiltTitle()} />
      <Stack pad="page">
        <Text as="p">{LL.frame.notBuiltText()}</Text>
      </Stack>
    </>
  );
}
`,
    },
    {
      path: 'app/src/app/routes/routes.ts',
      before: '  ...unbuilt(null, [\n',
      insert: `  route(
    '${path}',
    () => import('../pages/${area}/${page}.tsx').then((page) => page.${page}),
    (LL) => LL.frame.notBuiltTitle(),
${areaOption(area)}  ),
`,
    },
  ];
}

/** The texts that a page in this folder needs beside the visitor's. */
function areaOption(folder: string): string {
  const area = PAGE_AREAS[folder];
  return area ? `    { area: '${area}' },\n` : '';
}
