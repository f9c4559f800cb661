const PARAMETER = /encodeURIComponent\(String\((\w+)\)\)/g;

/**
 * Has the path parameters of a generated call checked before it is sent.
 * @param text the module that Orval wrote
 */
export function checkPathParts(text: string): string {
  if (text.search(PARAMETER) < 0) return text;
  const operation = /operation: '(\w+)'/.exec(text)?.[1];
  if (operation === undefined) throw new Error('The module has a path parameter but no operation');
  const checked = text.replaceAll(PARAMETER, `pathPart('${operation}', '$1', $1)`);
  return checked.replace(
    /^import /m,
    `import { pathPart } from '../../../runtime/path-part';\nimport `,
  );
}
