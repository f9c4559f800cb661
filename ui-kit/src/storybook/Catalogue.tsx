import { pages, type CataloguePage } from 'virtual:halyard-catalogue';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { areas } from './areas.ts';
import { Area, Cards, CataloguePart, Code, Entry, Name, None, What } from './Catalogue.styles.ts';
import { GuideText } from './GuideText.tsx';
import { Picture } from './Picture.tsx';

function follow(event: MouseEvent<HTMLAnchorElement>, docs: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // Without loading Storybook again.
  addons.getChannel().emit(NAVIGATE_URL, `?path=/docs/${docs}`);
}

function Card({ page }: { page: CataloguePage }) {
  const { name, what, importLine, docs } = page;
  return (
    <Entry>
      <Picture story={page.story} isFramed={page.isFramed} isWide={page.area === 'Layouts'} />
      <Name href={`./?path=/docs/${docs}`} target="_top" onClick={(event) => follow(event, docs)}>
        {name}
      </Name>
      <What>
        <GuideText>{what}</GuideText>
      </What>
      <Code>{importLine}</Code>
    </Entry>
  );
}

function matches({ name, what, components }: CataloguePage, query: string): boolean {
  return [name, what, ...components].some((part) => part.toLowerCase().includes(query));
}

/** Every component that the package exports: picture, name, sentence, import line. */
export function Catalogue(): ReactNode {
  const [search, setSearch] = useState('');
  const id = useId();
  const found = pages.filter((page) => matches(page, search.trim().toLowerCase()));
  const count = found.reduce((sum, { components }) => sum + components.length, 0);
  return (
    <CataloguePart>
      <SearchField
        label="Find a component"
        placeholder="Find a component"
        value={search}
        onValueChange={setSearch}
      />
      {areas.map((area) => {
        const inArea = found.filter((page) => page.area === area);
        return (
          inArea.length > 0 && (
            <section key={area} aria-labelledby={`${id}-${area}`}>
              <Area id={`${id}-${area}`}>{area}</Area>
              <Cards>
                {inArea.map((page) => (
                  <Card key={page.docs} page={page} />
                ))}
              </Cards>
            </section>
          )
        );
      })}
      <None role="status">
        {count === 0 ? 'No component has these words.' : `${count} components`}
      </None>
    </CataloguePart>
  );
}
