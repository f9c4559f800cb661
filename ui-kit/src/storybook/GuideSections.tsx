import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../tokens/text.ts';
import { color, radius, space } from '../tokens/tokens.ts';
import type { Guide } from './guide.ts';
import { GuideTable } from './GuideTable.tsx';
import { GuideText } from './GuideText.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space[24]} ${space[32]};
  margin-block: ${space[24]} ${space[32]};
  color: ${color.prose};
  ${text.t14}
`;

const Part = styled.section`
  & > h2 {
    padding-block-end: 6px;
    border-block-end: 1px solid ${color.line};
    color: ${color.text};
    ${text.t14}
    font-weight: 600;
  }
  li {
    padding-block: ${space[8]};
    border-block-end: 1px solid ${color.lineRow};
  }
`;

const Key = styled.kbd`
  padding: 1px 6px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.badge};
  background: ${color.raised};
  ${text.m12}
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Part>
  );
}

function lines(title: string, items: readonly string[]) {
  return (
    <Section title={title}>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <GuideText>{item}</GuideText>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The sections of a component's guide: when, when not, keyboard, writing. */
export function GuideSections({ guide }: { guide: Guide }) {
  return (
    <Root>
      {lines('When', guide.when)}
      {lines('When not', guide.whenNot)}
      {guide.keyboard && (
        <Section title="Keyboard">
          <GuideTable
            columns={['Key', 'Effect']}
            rows={guide.keyboard.map(([key, effect]) => [
              key,
              <GuideText key={key}>{effect}</GuideText>,
            ])}
            nameAs={(key) => <Key>{key}</Key>}
          />
        </Section>
      )}
      {guide.writing && lines('Writing', guide.writing)}
    </Root>
  );
}
