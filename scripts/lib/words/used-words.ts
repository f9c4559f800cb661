import { join } from 'node:path';
import ts from 'typescript';

/** All translation keys, and the files that use each of them. */
export interface WordUse {
  all: ReadonlySet<string>;
  uses: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Finds all references to a key with the compiler. A computed one, `LL.terms.role[role]`, refers to all
 * keys that the type of its index allows, so the index should have a narrow type.
 * @param app folder with the `tsconfig.json`
 */
export function findUsedWords(app: string): WordUse {
  const config = ts.getParsedCommandLineOfConfigFile(join(app, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, ' '));
    },
  });
  const files = config?.fileNames.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)) ?? [];
  const program = ts.createProgram(files, { ...config?.options, noEmit: true });
  const keys = listKeys(program.getSourceFile(join(app, 'src/i18n/i18n-types.ts')));
  const uses = new Map<string, Set<string>>();
  const checker = program.getTypeChecker();
  const note = (symbol: ts.Symbol | undefined, file: string) => {
    for (const declaration of symbol?.declarations ?? []) {
      const key = keys.get(declaration);
      if (key === undefined) continue;
      const known = uses.get(key) ?? new Set();
      uses.set(key, known.add(file));
    }
  };
  const visit = (node: ts.Node, file: string): void => {
    for (const symbol of referredBy(node, checker)) note(symbol, file);
    ts.forEachChild(node, (child) => visit(child, file));
  };
  const words = join(app, 'src/i18n/');
  for (const file of program.getSourceFiles()) {
    const { fileName } = file;
    if (fileName.startsWith(join(app, 'src/')) && !fileName.startsWith(words))
      visit(file, fileName);
  }
  return { all: new Set(keys.values()), uses };
}

/** Key of each function in the generated `TranslationFunctions`. */
function listKeys(types: ts.SourceFile | undefined): Map<ts.Node, string> {
  const keys = new Map<ts.Node, string>();
  const walk = (group: ts.TypeNode, path: string[]) => {
    if (!ts.isTypeLiteralNode(group)) return;
    for (const member of group.members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const own = [...path, (member.name as ts.Identifier | ts.StringLiteral).text];
      if (ts.isFunctionTypeNode(member.type)) keys.set(member, own.join('.'));
      else walk(member.type, own);
    }
  };
  for (const statement of types?.statements ?? []) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    if (statement.name.text === 'TranslationFunctions') walk(statement.type, []);
  }
  return keys;
}

function referredBy(node: ts.Node, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const group = checker.getTypeAtLocation(node.expression);
    const index = checker.getTypeAtLocation(node.argumentExpression);
    return namesOf(index).map((name) => checker.getPropertyOfType(group, name));
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name)) return [];
    return [checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text)];
  }
  return [];
}

function namesOf(index: ts.Type): string[] {
  const parts = index.isUnion() ? index.types : [index];
  return parts.flatMap((part) => {
    const type = part.getConstraint?.() ?? part;
    if (type.isUnion()) return namesOf(type);
    return type.isStringLiteral() ? [type.value] : [];
  });
}
