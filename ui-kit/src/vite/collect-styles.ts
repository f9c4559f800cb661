// Runs beside a build, with the kit's own modules: see `evaluate-styles.ts`.
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';

/** As styled-components knows it. */
type Styled = ElementType & { styledComponentId: string };
type Tag = (...template: readonly unknown[]) => Styled;

const made = new Map<string, Styled[]>();

/**
 * Remembers the component that a template makes.
 * @param path of its module
 */
export function register(path: string, tag: Tag): Tag {
  return (...template) => {
    if (template.slice(1).flat(Infinity).some(isAsked))
      throw new Error(`${path}: a template depends on props. What varies belongs in \`data-*\`.`);
    const component = tag(...template);
    made.set(path, [...(made.get(path) ?? []), component]);
    return component;
  };
}

/** Whether styled-components would call a value for each element. */
function isAsked(value: unknown) {
  return typeof value === 'function' && !isStyledComponent(value);
}

/** What a module's templates come to. */
export interface ModuleStyles {
  css: string;
  /** The class of each component, in the order in which they are made. */
  classes: string[];
}

/** The styles of all remembered components by the path of their module. */
export function collect(): [path: string, styles: ModuleStyles][] {
  const modules = [...made].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = modules.flatMap(([, components]) => components.map(idOf));
  const classOf = new Map(all.map((id, index) => [id, `hy${index.toString(36)}`]));
  return modules.map(([path, components]) => {
    const ids = components.map(idOf);
    const css = cssOf(components, new Set(ids)).replaceAll(/\.[\w-]+/g, (name) => {
      const short = classOf.get(name.slice(1));
      return short === undefined ? name : `.${short}`;
    });
    return [path, { css, classes: ids.map((id) => classOf.get(id) ?? '') }];
  });
}

function idOf({ styledComponentId }: Styled) {
  return styledComponentId;
}

const rulesEnd = '/*!sc*/\n';
const groupEnd = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/**
 * What styled-components writes for some components, with a component's id as its class. It writes
 * rules, and after those of a component a note of its id and of the classes they have.
 * @param ids the components' own: what they inherit is written too, and belongs to another module
 */
function cssOf(components: readonly Styled[], ids: ReadonlySet<string>): string {
  const sheet = new ServerStyleSheet();
  // What a component renders does not matter here, and may want props.
  for (const component of components)
    renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
  const parts = sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .split(rulesEnd);
  let css = '';
  let rules = '';
  for (const part of parts) {
    const [, id, names = ''] = groupEnd.exec(part) ?? [];
    if (id === undefined) {
      rules += part;
      continue;
    }
    const generated = new Set(names.split(',').map((name) => `.${name}`));
    // Keyframes keep their name, which is what others call them by.
    if (id.startsWith('sc-keyframes-')) css += rules;
    else if (ids.has(id))
      css += rules.replaceAll(/\.[\w-]+/g, (name) => (generated.has(name) ? `.${id}` : name));
    rules = '';
  }
  return css;
}
