import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { make } from './made-styled.ts';

function Plain(props: object) {
  return createElement('b', props);
}

function Link(props: object) {
  return createElement('a', props);
}

/** Pairs of one component in development and as built. */
const pairs = [
  ['an element', styled.button``, make('button', 'own')],
  ['a component', styled(Plain)``, make(Plain, 'own')],
  ['one that is styled', styled(styled.ul``)``, make(make('ul', 'base'), 'own')],
  ['one that is styled twice', styled(styled(Plain)``)``, make(make(Plain, 'base'), 'own')],
] as const;

const uses = [
  { children: 'Text', title: 'x', 'data-size': 'small', 'aria-label': 'y', style: { gap: 4 } },
  { as: Link, href: '/games' },
  { as: 'span', hidden: true },
  { as: undefined, id: 'z' },
  { className: 'given' },
];

/** Markup without the classes, which differ. */
function markup(component: ElementType, props: object) {
  return renderToStaticMarkup(createElement(component, props)).replace(
    / class="([^"]*)"/,
    (_, names: string) => (names.split(' ').includes('given') ? ' class="given"' : ''),
  );
}

test.each(pairs)('%s renders what styled-components renders', (_, developed, built) => {
  for (const props of uses) expect(markup(built, props)).toBe(markup(developed, props));
});

test('a component has the classes of the component it extends, also with `as`', () => {
  const Wide = make(make('ul', 'base'), 'own');
  const html = renderToStaticMarkup(createElement(Wide, { as: 'div', className: 'given' }));
  expect(html).toBe('<div class="given base own"></div>');
});
