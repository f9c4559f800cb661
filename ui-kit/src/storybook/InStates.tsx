import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';
import { onNewStyles, showState, type ShownState } from './shown-state.ts';

const Transparent = styled.div`
  display: contents;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  align-items: flex-start;
  figure {
    min-width: 0;
    max-width: 100%;
  }
  figcaption {
    ${text.t12}
    margin-block-end: 8px;
    color: ${color.faint};
  }
`;

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), textarea, select, [tabindex]:not([tabindex="-1"])';

interface InStateProps {
  state: ShownState;
  /** Selector of the element in that state. Default: the first focusable one. */
  target?: string | undefined;
  children: ReactNode;
}

/** Shows a component in a state that otherwise needs a pointer or a key. */
export function InState({ state, target = FOCUSABLE, children }: InStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      onNewStyles(() => {
        const element = root.current?.querySelector(target);
        if (root.current && element) showState(element, root.current, state);
      }),
    [state, target],
  );
  return <Transparent ref={root}>{children}</Transparent>;
}

interface InStatesProps {
  /** States to show side by side. Default: rest, hover, pressed, focus. */
  of?: readonly ShownState[];
  /** Selector of the element in those states. Default: the first focusable one. */
  target?: string;
  /** The component; a function if each copy needs its own id. */
  children: ReactNode | ((state: ShownState) => ReactNode);
}

const all: readonly ShownState[] = ['rest', 'hover', 'pressed', 'focus'];

/** A component in several states side by side, with labels. */
export function InStates({ of = all, target, children }: InStatesProps) {
  return (
    <Root>
      {of.map((state) => (
        <figure key={state}>
          <figcaption>{state}</figcaption>
          <InState state={state} target={target}>
            {typeof children === 'function' ? children(state) : children}
          </InState>
        </figure>
      ))}
    </Root>
  );
}
