import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface Step {
  title: string;
  /** `done` has a tick, `now` the highlighted border. */
  state: 'done' | 'now' | 'later';
  /** At the end of the title's line: a summary, a link to change it. */
  note?: ReactNode;
  content?: ReactNode;
}

export interface StepsProps {
  /** The steps in order; each is done, current or ahead. */
  steps: readonly Step[];
  /** Label of `done`, for assistive technology. */
  doneLabel: string;
}

const Root = styled.ol`
  display: grid;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 16px;
  padding-block-end: 20px;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px -2px;
    inset-inline: 13.5px auto;
    width: 1px;
    background: ${color.line};
  }
`;

const Mark = styled.span`
  ${text.t13}
  ${text.figure}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  color: ${color.muted};
  [data-state='done'] > & {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  [data-state='now'] > & {
    border-color: ${color.brandStrong};
    color: ${color.text};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 28px;
  h2 {
    ${text.t16}
  }
`;

const Note = styled.div`
  ${text.t13}
  color: ${color.muted};
`;

const Content = styled.div`
  margin-block-start: 8px;
`;

/** The numbered steps of a longer task, connected by a line. */
export function Steps({ steps, doneLabel }: StepsProps) {
  return (
    <Root>
      {steps.map(({ title, state, note, content }, index) => (
        <Item key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark>
            {state === 'done' ? <Icon icon={Check} size={14} label={doneLabel} /> : index + 1}
          </Mark>
          <div>
            <Head>
              <h2>{title}</h2>
              {note !== undefined && <Note>{note}</Note>}
            </Head>
            {content !== undefined && <Content>{content}</Content>}
          </div>
        </Item>
      ))}
    </Root>
  );
}
