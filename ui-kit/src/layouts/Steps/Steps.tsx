import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Content, Head, Item, Mark, Note, Root } from './Steps.styles.ts';

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
