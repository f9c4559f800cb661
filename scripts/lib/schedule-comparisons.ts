// Finds code that compares a game's start or end itself instead of asking `@halyard/sdk/rules`.
import ts from 'typescript';

/** What the start and the end of a game are called in the contract, the code and the database. */
const MOMENT = /^(?:start|end|(?:start|end)(?:Time)(?:Utc)?|(?:starts|ends)(?:At|_at))$/;
const MOMENT_IN_SQL = String.raw`(?:starts|ends)(?:At|_at)"?`;
const SQL_COMPARISON = new RegExp(
  String.raw`${MOMENT_IN_SQL}\s*(?:[<>]|between\b)|[<>]=?\s*(?:"?\w+"?\.)?"?${MOMENT_IN_SQL}`,
  'i',
);
const OPERATORS = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const ARITHMETIC = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken]);
/** Functions whose result is a moment if one of their arguments is. */
const PASSING = /^(?:Math\.(?:min|max|abs|floor|round|ceil)|Number|Date\.parse|new Date)$/;
const COMPARING = /^(?:isBefore|isAfter|isSameOrBefore|isSameOrAfter|Math\.sign)$/;

/** Whether a text names a start or an end at all; most files need not be parsed. */
export function namesMoment(text: string): boolean {
  return /\b(?:start|end)s?(?:Time|_?at)?(?:Utc)?\b/i.test(text);
}

/** One comparison, as in `game.start < now`, and the line on which it stands. */
export interface Comparison {
  line: number;
  text: string;
}

/**
 * The comparisons of a source file whose operands are, or are computed from, something called like
 * a game's start or end: with `<`, `<=`, `>` and `>=`, as the difference of two starts or two ends,
 * by `isBefore` and `isAfter`, and in SQL. What is called like one is decided without types: by the
 * name of a property or parameter, or by what a constant of the file is set to.
 */
export function scheduleComparisons(fileName: string, text: string): Comparison[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const found: Comparison[] = [];
  const visit = (node: ts.Node): void => {
    if (isComparison(node, constants)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: node.getText(file).replaceAll(/\s+/g, ' ') });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}

function isComparison(node: ts.Node, constants: Constants): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    if (OPERATORS.has(operatorToken.kind))
      return momentOf(left, constants) !== null || momentOf(right, constants) !== null;
    if (operatorToken.kind !== ts.SyntaxKind.MinusToken) return false;
    const name = momentOf(left, constants);
    return name !== null && name === momentOf(right, constants);
  }
  if (ts.isCallExpression(node)) return isComparingCall(node, constants);
  return isText(node) && SQL_COMPARISON.test(node.getText());
}

function isComparingCall(node: ts.CallExpression, constants: Constants): boolean {
  const callee = node.expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const operands = ts.isPropertyAccessExpression(callee)
    ? [callee.expression, ...node.arguments]
    : [...node.arguments];
  if (COMPARING.test(name) || COMPARING.test(callee.getText()))
    return operands.some((operand) => momentOf(operand, constants) !== null);
  // The call looks like where('games.starts_at', '<', now).
  const words = node.arguments.filter(ts.isStringLiteral).map((argument) => argument.text);
  return (
    words.some((word) => MOMENT.test(word.split('.').at(-1) ?? '')) &&
    words.some((word) => /^(?:[<>]=?|between)$/.test(word))
  );
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
}

/** The name of the moment that an operand is or is computed from; null if it is none. */
function momentOf(
  node: ts.Expression,
  constants: Constants,
  seen: ReadonlySet<string> = new Set(),
): string | null {
  const of = (...operands: readonly ts.Expression[]): string | null =>
    operands.map((operand) => momentOf(operand, constants, seen)).find((name) => name) ?? null;
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    if (!value || seen.has(node.text)) return MOMENT.test(node.text) ? node.text : null;
    return momentOf(value, constants, new Set([...seen, node.text]));
  }
  if (ts.isPropertyAccessExpression(node))
    return MOMENT.test(node.name.text) ? node.name.text : null;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isPrefixUnaryExpression(node)
  )
    return of('operand' in node ? node.operand : node.expression);
  if (ts.isConditionalExpression(node)) return of(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node))
    return ARITHMETIC.has(node.operatorToken.kind) ||
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? of(node.left, node.right)
      : null;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const callee = node.expression;
    // The moment itself in other units or types, as in game.end.getTime().
    if (ts.isPropertyAccessExpression(callee) && /^(?:getTime|valueOf)$/.test(callee.name.text))
      return of(callee.expression);
    const name = `${ts.isNewExpression(node) ? 'new ' : ''}${callee.getText()}`;
    return PASSING.test(name) ? of(...(node.arguments ?? [])) : null;
  }
  return null;
}
