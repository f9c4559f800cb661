import { defineConfig } from 'orval';

const input = { target: '../api-spec/dist/openapi.json', override: { transformer: lean } };

const override = {
  mutator: { path: 'src/runtime/request.ts', name: 'request' },
  includeZodSchemaInArguments: true,
  fetch: {
    includeHttpResponseReturnType: false,
    forceSuccessResponse: true,
    runtimeValidation: true,
  },
  zod: {
    version: 4,
    variant: 'mini',
    generateReusableSchemas: true,
    generateDiscriminatedUnion: true,
    generateCompanionTypes: true,
  },
  transformer: checkInput,
} as const;

const output = {
  mode: 'tags-split',
  httpClient: 'fetch',
  urlEncodeParameters: true,
  clean: true,
  schemas: { path: 'src/generated/model', type: 'zod' },
} as const;

export default defineConfig({
  client: {
    input,
    output: { ...output, target: 'src/generated/client', client: 'fetch', override },
  },
  react: {
    input,
    output: {
      ...output,
      target: 'src/generated/react',
      client: 'react-query',
      override: {
        ...override,
        query: {
          version: 5,
          runtimeValidation: true,
          signal: true,
          shouldSplitQueryKey: true,
        },
      },
    },
  },
  server: {
    input: { target: '../api-spec/dist/openapi.json' },
    output: {
      mode: 'single',
      target: 'src/generated/operation-schemas.ts',
      client: 'zod',
      override: {
        zod: { version: 4, coerce: { param: ['number'], query: ['number', 'array'] } },
      },
    },
  },
});

/**
 * Makes the document small for browsers: descriptions of schemas would travel as code, and the
 * named error answers have no schema of their own that Orval could import.
 */
function lean<Document extends object>(document: Document): Document {
  const { info, components, ...rest } = document as unknown as LeanInput;
  const { responses = {}, ...others } = components;
  const copy = inlineResponses(structuredClone({ ...rest, components: others }), responses);
  stripDescriptions((copy as LeanInput).components['schemas']);
  const { description: _, ...shortInfo } = info;
  return { ...(copy as object), info: shortInfo } as Document;
}

interface LeanInput {
  info: { description?: string };
  components: Record<string, Record<string, unknown>>;
}

function inlineResponses(node: unknown, responses: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineResponses(item, responses));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as { $ref?: string }).$ref;
  const name = reference?.match(/^#\/components\/responses\/(\w+)$/)?.[1];
  if (name !== undefined) return responses[name];
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inlineResponses(value, responses)]),
  );
}

function stripDescriptions(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('type' in schema || '$ref' in schema || 'oneOf' in schema || 'allOf' in schema) {
    delete (schema as { description?: unknown }).description;
  }
  for (const value of Object.values(schema)) stripDescriptions(value);
}

interface Verb {
  body: {
    contentType: string;
    implementation: string;
    definition: string;
    imports: { name: string; values?: boolean; importPath?: string }[];
  };
}

/**
 * Sends no body that breaks the contract: wraps it in `checked(Schema, body)`. An empty content
 * type keeps Orval from copying a header helper into every function; `request` sets the header.
 */
function checkInput<T extends Verb>(verb: T): T {
  const { body } = verb;
  if (body.contentType !== 'application/json' || !body.implementation) return verb;
  body.contentType = '';
  if (/^[A-Z]\w*$/.test(body.definition)) {
    body.implementation = `checked(${body.definition}, ${body.implementation})`;
    for (const item of body.imports) if (item.name === body.definition) item.values = true;
    body.imports.push({ name: 'checked', values: true, importPath: '../../runtime/validate' });
  }
  return verb;
}
