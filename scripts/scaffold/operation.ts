import type { NewFile } from './files.ts';

/**
 * A call of the API from spec to handler: \`tag/name\` as in \`team/history\` makes
 * \`GET /api/team/{teamId}/history\`, its schema, and a handler the server can start with.
 */
export function scaffoldOperation(place: string): NewFile[] {
  const [, tag, name] = /^([a-z]+)\/([a-z]+)$/.exec(place) ?? [];
  if (!tag || !name) throw new Error(`An operation is named like team/history, not ${place}`);
  const noun = capitalise(tag) + capitalise(name);
  const id = `get${noun}`;
  const path = `/api/ext/${tag}/${name}`;
  return [
    { path: `api-spec/paths/ext/${tag}-${name}.yaml`, text: pathFile(id, noun) },
    { path: `api-spec/schemas/ext/${noun}.yaml`, text: schemaFile(noun) },
    {
      path: 'api-spec/openapi.yaml',
      before: '  /api/ext/setup:',
      insert: `  ${path}: { $ref: paths/ext/${tag}-${name}.yaml }\n`,
    },
    {
      path: 'api-spec/openapi.yaml',
      before: 'paths:\n',
      insert: `  ${tag}${capitalise(name)}: Say what it adds; \`${id}\`.\n`,
    },
    { path: `server/src/modules/${tag}-${name}/routes.ts`, text: routesFile(id, noun) },
    {
      path: 'server/src/services.ts',
      before: 'import type { Bus }',
      insert: `import { ${tag}${capitalise(name)}Routes } from './modules/${tag}-${name}/routes.ts';\n`,
    },
    {
      path: 'server/src/services.ts',
      before: '    ...accountRoutes(deps),',
      insert: `    ...${tag}${capitalise(name)}Routes(),\n`,
    },
    {
      path: `server/src/contract/scenarios/${tag}-${name}.ts`,
      text: scenariosFile(id, `${tag}${capitalise(name)}`),
    },
    {
      path: 'server/src/contract/scenarios.ts',
      before: 'import { teamScenarios }',
      insert: `import { ${tag}${capitalise(name)}Scenarios } from './scenarios/${tag}-${name}.ts';\n`,
    },
    {
      path: 'server/src/contract/scenarios.ts',
      before: '  ...teamScenarios,',
      insert: `  ...${tag}${capitalise(name)}Scenarios,\n`,
    },
  ];
}

function pathFile(id: string, noun: string): string {
  return `get:
  operationId: ${id}
  tags: [ext]
  summary: Say what it answers
  description: Say what it does, what it changes, and when it refuses.
  security: []
  x-extension: ${noun.charAt(0).toLowerCase()}${noun.slice(1)}
  x-access: public
  x-rate-limit: general
  x-errors: []
  responses:
    '200':
      description: What it answers.
      content:
        application/json:
          schema: { $ref: ../../schemas/ext/${noun}.yaml }
    '429': { $ref: ../../responses/TooManyRequests.yaml }
    '500': { $ref: ../../responses/InternalError.yaml }
    '503': { $ref: ../../responses/Unavailable.yaml }
`;
}

function schemaFile(noun: string): string {
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

function routesFile(id: string, noun: string): string {
  const name = noun.charAt(0).toLowerCase() + noun.slice(1);
  return `import type { Routes } from '../../http/registrar.ts';

export function ${name}Routes() {
  return {
    async ${id}() {
      return { count: 0 };
    },
  } satisfies Routes;
}
`;
}

function scenariosFile(id: string, name: string): string {
  return `import type { Scenarios } from './scenario.ts';

export const ${name}Scenarios = {
  async ${id}(ask) {
    await ask(200);
  },
} satisfies Scenarios;
`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
