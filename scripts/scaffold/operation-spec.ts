import { type Bundle, commonGroups, gateCodes, httpStatus } from '../../api-spec/bundle.ts';
import { insertBefore, type NewFile } from './files.ts';
import { type OperationPlan, shortName } from './operation-plan.ts';

const OPENAPI = 'api-spec/openapi.yaml';

/** The file in `api-spec/responses` of each status of a refusal. */
const RESPONSES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  418: 'Unreachable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** The operation's path, schemas and entries in the description of the API. */
export function specFiles(bundle: Bundle, plan: OperationPlan): NewFile[] {
  const { place, noun, path, method, hasBody } = plan;
  return [
    { path: `api-spec/paths/ext/${place}.yaml`, text: pathText(bundle, plan) },
    ...(method === 'get'
      ? [{ path: `api-spec/schemas/ext/${noun}.yaml`, text: answerSchema(noun) }]
      : []),
    ...(hasBody
      ? [{ path: `api-spec/schemas/ext/${noun}Input.yaml`, text: bodySchema(noun) }]
      : []),
    insertBefore(
      OPENAPI,
      '\npaths:\n',
      `\n  ${shortName(plan)}: Say what it adds; \`${plan.id}\`.`,
    ),
    insertBefore(OPENAPI, '  /api/ext/setup:', `  ${path}: { $ref: paths/ext/${place}.yaml }\n`),
  ];
}

function pathText(bundle: Bundle, plan: OperationPlan): string {
  const { noun, id, method, access, game, hasBody } = plan;
  const errors = game ? gateCodes(game.participation, game.phase) : [];
  const lines = [
    ...(game ? ['parameters:', '  - $ref: ../../parameters/gameId.yaml'] : []),
    `${method}:`,
    `  operationId: ${id}`,
    '  tags: [ext]',
    '  summary: Say what it is for',
    '  description: Say what it does, what it changes, and when it refuses.',
    ...securityLines(plan),
    `  x-extension: ${shortName(plan)}`,
    `  x-access: ${access}`,
    ...(game ? [`  x-phase: ${game.phase}`, `  x-participation: ${game.participation}`] : []),
    '  x-rate-limit: general',
    `  x-errors: [${errors.join(', ')}]`,
    ...(hasBody
      ? ['  requestBody:', '    required: true', ...contentLines('    ', `${noun}Input`)]
      : []),
    '  responses:',
    "    '200':",
    ...(method === 'get'
      ? ['      description: Say what it answers.', ...contentLines('      ', noun)]
      : ['      description: Done. The body is empty.']),
    ...refusedStatuses(bundle, plan, errors).map(
      (status) => `    '${status}': { $ref: ../../responses/${RESPONSES[status]}.yaml }`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** What monitors may read, API tokens may read as well. */
function securityLines({ access, method }: OperationPlan): string[] {
  if (access === 'public') return ['  security: []'];
  if (access !== 'monitor' || method !== 'get') return [];
  return ['  security: [{ session: [] }, { token: [Events] }]'];
}

function contentLines(indent: string, schema: string): string[] {
  return [
    `${indent}content:`,
    `${indent}  application/json:`,
    `${indent}    schema: { $ref: ../../schemas/ext/${schema}.yaml }`,
  ];
}

function refusedStatuses(bundle: Bundle, plan: OperationPlan, errors: string[]): number[] {
  const groups = commonGroups({
    method: plan.method,
    access: plan.access,
    parameters: plan.game ? ['path'] : [],
    hasBody: plan.hasBody,
  });
  const statusOf = bundle.components.schemas['ErrorCode']?.['x-status'] ?? {};
  const codes = [...groups.flatMap((group) => bundle['x-common-errors'][group]), ...errors];
  const statuses = new Set(codes.map((code) => httpStatus(statusOf[code] ?? Number.NaN)));
  return [...statuses].toSorted((a, b) => a - b);
}

function answerSchema(noun: string): string {
  return `type: object
description: ${noun}, in one sentence.
required: [count]
properties:
  count:
    type: integer
    minimum: 0
    description: How many there are.
    example: 3
example: { count: 3 }
`;
}

function bodySchema(noun: string): string {
  return `type: object
description: ${noun}, in one sentence.
required: [note]
properties:
  note:
    type: string
    minLength: 1
    maxLength: 200
    pattern: \\S
    description: Say what it is for.
    example: The harbour closes at noon.
example: { note: The harbour closes at noon. }
`;
}
