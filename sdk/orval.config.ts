import { defineConfig } from 'orval';
import { transformCall } from './tools/call-transformer.ts';
import { describedDocument, leanDocument, tagByOperation } from './tools/lean-document.ts';
import { passOneIdAlone } from './tools/named-parameters.ts';
import { describeOperations } from './tools/operation-texts.ts';
import { withSdkBodies } from './tools/sdk-bodies.ts';

const input = {
  target: '../api-spec/dist/openapi.json',
  override: {
    transformer: <T extends object>(document: T) =>
      describeOperations(tagByOperation(leanDocument(withSdkBodies(document)))),
  },
};

const described = {
  target: input.target,
  override: {
    transformer: <T extends object>(document: T) =>
      tagByOperation(describedDocument(withSdkBodies(document))),
  },
};

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
  useNamedParameters: true,
  transformer: transformCall,
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
          useSuspenseQuery: true,
          shouldSplitQueryKey: true,
        },
      },
    },
  },
  types: {
    input: described,
    output: {
      mode: 'single',
      clean: true,
      target: 'src/generated/types/calls.ts',
      client: 'fetch',
      schemas: { path: 'src/generated/types', type: 'typescript' },
      headers: true,
      override: {
        enumGenerationType: 'union',
        useNamedParameters: true,
        transformer: passOneIdAlone,
      },
    },
  },
  server: {
    input: { target: '../api-spec/dist/openapi.json' },
    output: {
      mode: 'single',
      target: 'src/generated/operation-schemas.ts',
      client: 'zod',
      // Without coercion: it reads '' as 0, and takes hexadecimal and exponents. The server's
      // normaliser turns the texts of paths and queries into numbers and lists.
      override: { zod: { version: 4 } },
    },
  },
});
