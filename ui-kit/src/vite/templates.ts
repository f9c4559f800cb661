import { parseAst } from 'vite';

/** A range of a module's source. */
interface Span {
  start: number;
  end: number;
}

/** A component that a module defines at its top level: ``styled.div`…` `` or ``styled(Card)`…` ``. */
interface Component extends Span {
  /** `styled.div`, `styled(Card)` */
  tag: Span;
  /** The styled target as code: `"div"`, `Card`. */
  target: string;
}

/** ``css`…` `` or ``keyframes`…` ``, used only by other templates. */
interface Helper extends Span {
  tag: string;
}

interface Templates {
  components: Component[];
  helpers: Helper[];
}

/** The templates at the top level of a module that was compiled to JavaScript. */
export function findTemplates(code: string): Templates {
  const found: Templates = { components: [], helpers: [] };
  if (!code.includes('styled-components')) return found;
  for (const statement of parseAst(code).body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'TaggedTemplateExpression') continue;
      const { start, end, tag } = init;
      const target = targetOf(code, tag);
      if (target !== null) found.components.push({ start, end, target, tag: spanOf(tag) });
      else if (tag.type === 'Identifier' && /^(css|keyframes)$/.test(tag.name))
        found.helpers.push({ start, end, tag: tag.name });
    }
  }
  return found;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

function targetOf(code: string, tag: Expression): string | null {
  if (tag.type === 'MemberExpression')
    return isStyled(tag.object) && tag.property.type === 'Identifier'
      ? JSON.stringify(tag.property.name)
      : null;
  if (tag.type !== 'CallExpression' || !isStyled(tag.callee)) return null;
  const [first] = tag.arguments;
  return first ? code.slice(first.start, first.end) : null;
}

function isStyled(node: Expression) {
  return node.type === 'Identifier' && node.name === 'styled';
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** Source code with some of its spans replaced. */
export function replaceSpans(code: string, changes: readonly (Span & { by: string })[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
