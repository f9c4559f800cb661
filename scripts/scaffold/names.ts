/** `team-history` is `TeamHistory`. */
export function toPascal(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `TeamHistory` is `team-history`. */
export function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

/** `TeamHistory` is `teamHistory`. */
export function toCamel(pascal: string): string {
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `TeamHistory` is `Team history`. */
export function toSentence(name: string): string {
  const words = toKebab(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
