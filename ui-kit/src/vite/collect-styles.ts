// Runs during a build, with the kit's own modules: see `evaluate-styles.ts`.
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isStyledComponent, ServerStyleSheet } from 'styled-components';

/** A component of styled-components, with its internals. */
type Styled = ElementType & { styledComponentId: string };
type Tag = (...template: readonly unknown[]) => Styled;

const made = new Map<string, Styled[]>();

/**
 * Registers the component that a template creates.
 * @param path the path of its module
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

/** Whether styled-components would call the value for each element. */
function isAsked(value: unknown) {
  return typeof value === 'function' && !isStyledComponent(value);
}

/** The result of a module's templates. */
export interface ModuleStyles {
  css: string;
  /** The class of each component, in the order of their definitions. */
  classes: string[];
}

/** The styles of all registered components, by path of their module. */
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
 * The CSS that styled-components generates for components, with a component's id as its class. After
 * the rules of a component it writes a marker with the component's id and classes.
 * @param ids ids of the components; styles that they inherit belong to another module
 */
function cssOf(components: readonly Styled[], ids: ReadonlySet<string>): string {
  const sheet = new ServerStyleSheet();
  // The rendered content does not matter here and may need props.
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
    // Keyframes keep their name, because other rules refer to it.
    if (id.startsWith('sc-keyframes-')) css += rules;
    else if (ids.has(id))
      css += rules.replaceAll(/\.[\w-]+/g, (name) => (generated.has(name) ? `.${id}` : name));
    rules = '';
  }
  return css;
}
