import type { OpenApiDocument, Operation } from './openapi.ts';

const CALLERS: Record<string, string> = {
  public: 'everybody',
  session: 'everybody with a session, banned accounts included',
  user: 'users',
  monitor: 'monitors and administrators',
  admin: 'administrators',
};
const PARTICIPATIONS: Record<string, string> = {
  any: ' with a participation in the game',
  accepted: ' with an accepted participation in the game',
};
const PHASES: Record<string, string> = {
  started: ', from the start of the game on',
  running: ', while the game runs (in practice mode also later)',
};

/** Adds to the description of each operation who may call it and with which codes it is refused. */
export function describeOperations<T extends object>(document: T): T {
  const { paths } = document as unknown as OpenApiDocument;
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    if (!operation.operationId) continue;
    const texts = [operation.description, callersOf(operation), refusalsOf(operation)];
    operation.description = texts.filter(Boolean).join('\n\n');
  }
  return document;
}

function callersOf(operation: Operation): string {
  const {
    'x-access': access,
    'x-participation': participation = '',
    'x-phase': phase = '',
    'x-extension': extension,
    security = [],
  } = operation;
  const who = CALLERS[access];
  if (who === undefined) throw new Error(`${operation.operationId} has an unknown access`);
  const [scope] = security.flatMap(({ token = [] }) => token);
  const tokens = scope === undefined ? '' : `; also API tokens with the scope \`${scope}\``;
  const offered =
    extension === undefined ? '' : ` Offered by servers with the extension \`${extension}\`.`;
  const where = `${PARTICIPATIONS[participation] ?? ''}${PHASES[phase] ?? ''}`;
  return `**Who may call:** ${who}${where}${tokens}.${offered}`;
}

function refusalsOf({ 'x-errors': codes = [] }: Operation): string {
  if (codes.length === 0) return '';
  return `**Refused with:** ${codes.map((code) => `\`${code}\``).join(', ')}, and the common codes.`;
}
