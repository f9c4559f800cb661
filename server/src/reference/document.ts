import { type ApiTables, introduction } from './introduction.ts';
import { type ApiNode, type Resolve, type SampledOperation, sdkSample } from './sdk-sample.ts';

/** The parts of the bundled OpenAPI document to which the reference adds something. */
export interface ApiDocument extends ApiTables {
  info: { version: string; description: string };
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, ApiNode>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = Partial<Record<(typeof METHODS)[number], ApiOperation>> & {
  /** The parameters of all operations of the path. */
  parameters?: ApiNode[];
};

export interface ApiOperation extends SampledOperation {
  description?: string;
  security?: Partial<Record<string, string[]>>[];
  'x-participation'?: string;
  'x-phase'?: string;
  'x-rate-limit'?: string;
  'x-errors'?: string[];
  'x-extension'?: string;
  'x-cross-origin'?: true;
  'x-temporary-password'?: true;
  'x-badges'?: Badge[];
  'x-codeSamples'?: CodeSample[];
}

interface Badge {
  name: string;
  color?: string;
}

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

const NOT_BUILT: Badge = { name: 'not built yet', color: 'orange' };

const NOT_IMPLEMENTED = {
  description: 'This server does not offer the operation yet.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const PARTICIPATIONS: Readonly<Record<string, string>> = {
  any: 'a participation in the game',
  accepted: 'an accepted participation in the game',
};

const PHASES: Readonly<Record<string, string>> = {
  started: 'once the game has started',
  running: 'while the game is running, or open for practice',
};

/**
 * The OpenAPI document for readers: with the server's version, and with the rules of the `x-`
 * fields, which viewers do not show, as badges and sentences, with a sample of each call, and with the
 * 501 of operations that are not built. Nothing else differs.
 * @param unbuilt ids of the operations that are not built
 */
export function presentDocument(
  bundle: ApiDocument,
  version: string,
  unbuilt: ReadonlySet<string>,
): ApiDocument {
  const resolve: Resolve = (node) => {
    const [, , group = '', name = ''] = node.$ref?.split('/') ?? [];
    return bundle.components[group]?.[name] ?? node;
  };
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const presented = operationsOf(item).map(([method, operation]) => [
      method,
      present(operation, sdkSample(operation, item.parameters ?? [], resolve), unbuilt),
    ]);
    return [path, { ...item, ...Object.fromEntries(presented) }];
  });
  const description = [bundle.info.description, introduction(bundle)].join('\n\n');
  const info = { ...bundle.info, version, description };
  return { ...bundle, info, paths: Object.fromEntries(paths) };
}

/** The operations of a path, with their methods. */
export function operationsOf(item: PathItem) {
  return METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, operation] as const] : [];
  });
}

function present(
  operation: ApiOperation,
  sample: string,
  unbuilt: ReadonlySet<string>,
): ApiOperation {
  const isBuilt = !unbuilt.has(operation.operationId);
  const badges = [{ name: operation['x-access'] ?? 'user' }, ...(isBuilt ? [] : [NOT_BUILT])];
  return {
    ...operation,
    description: [operation.description, rulesOf(operation, isBuilt)].join('\n\n'),
    ...(!isBuilt && {
      responses: { ...operation.responses, '501': NOT_IMPLEMENTED },
    }),
    'x-badges': badges,
    'x-codeSamples': [{ lang: 'js', label: '@halyard/sdk', source: sample }],
  };
}

function rulesOf(operation: ApiOperation, isBuilt: boolean): string {
  const participation = PARTICIPATIONS[operation['x-participation'] ?? 'none'];
  const phase = PHASES[operation['x-phase'] ?? 'any'];
  const codes = operation['x-errors'] ?? [];
  const extension = operation['x-extension'];
  const scopes = operation.security?.flatMap(({ token = [] }) => token) ?? [];
  return [
    ...(isBuilt ? [] : ['**Not built yet:** this server answers 501 `NOT_IMPLEMENTED`.']),
    `**Least role:** \`${operation['x-access']}\`.`,
    ...(operation['x-temporary-password']
      ? ['**Also** with a password that must be changed first.']
      : []),
    ...(participation === undefined ? [] : [`**Requires:** ${participation}.`]),
    ...(phase === undefined ? [] : [`**When:** ${phase}.`]),
    ...(scopes.length === 0 ? [] : [`**Or an API token** with the scope ${codeList(scopes)}.`]),
    ...(operation['x-cross-origin'] ? ['**Scripts of other sites** may read the answer.'] : []),
    `**Limit:** \`${operation['x-rate-limit']}\`.`,
    ...(extension === undefined ? [] : [`**Extension:** \`${extension}\`.`]),
    ...(codes.length === 0 ? [] : [`**Refuses with:** ${codeList(codes)}, or a common code.`]),
  ].join('\n\n');
}

function codeList(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}
