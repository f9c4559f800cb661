import { expect, test } from 'vitest';
import {
  alignWithSchema,
  describeHooks,
  makeTypeCheck,
  nameOptions,
  separateTypes,
  useDocumentedType,
} from './documented-types.ts';

test('optional fields accept undefined, and a file is a Blob', () => {
  const text =
    'export interface Sail {\n  /** Area: in m². */\n  area?: number;\n  "x-y"?: (Blob | File)[];\n}';
  expect(alignWithSchema(text)).toBe(
    'export interface Sail {\n  /** Area: in m². */\n  area?: number | undefined;\n  "x-y"?: Blob[] | undefined;\n}',
  );
});

test('the module of a schema has the documented type', () => {
  const text = [
    `import * as zod from 'zod/mini';`,
    `export const Sail = zod.string();`,
    `export type Sail = zod.input<typeof Sail>;`,
    `export type SailOutput = zod.output<typeof Sail>;`,
  ].join('\n');
  expect(useDocumentedType(text, 'Sail')).toBe(
    [
      `import type { Sail as Documented } from '../types';`,
      `import * as zod from 'zod/mini';`,
      `export const Sail = zod.string();`,
      `export type Sail = Documented;`,
    ].join('\n'),
  );
  expect(() => useDocumentedType('export const Sail = 1;', 'Sail')).toThrow('The schema Sail');
});

const CALL = `import {
  Sail,
  SailInput
} from '../../model';
import type {
  Problem
} from '../../model';
import { request } from '../../../runtime/request';

export const setSail = async (sailInput: SailInput, options?: Parameters<typeof request>[1]): Promise<Sail> =>
  request<Sail>('/', { ...options, body: checked(SailInput, sailInput), schema: Sail });
`;

test('a call imports its types apart from its schemas', () => {
  const text = separateTypes(CALL);
  expect(text).toContain(`import type { Sail, SailInput, Problem } from '../../types';`);
  expect(text).toContain(`import { Sail as SailSchema } from '../../model';`);
  expect(text).not.toContain('ProblemSchema');
  expect(text).toContain('request<Sail>(');
  expect(text).toContain('checked(SailInputSchema, sailInput), schema: SailSchema }');
});

test('the options of a call have a name', () => {
  const text = nameOptions(CALL);
  expect(text).toContain('options?: CallOptions)');
  expect(text).toContain(`import type { CallOptions } from '../../../runtime/exchange';`);
  expect(nameOptions(CALL.replaceAll('request', 'upload'))).toContain('options?: UploadOptions)');
});

test('every overload of a hook has the text of its call', () => {
  const text = [
    '/**',
    ' * Sets the sail.',
    ' * @summary Set the sail',
    ' */',
    'export const setSail = async () => {}',
    'export function useSetSail(one: 1): void',
    '    /**',
    ' * @summary Set the sail',
    ' */',
    '',
    'export function useSetSail(): void {}',
  ].join('\n');
  const described = /\n \* Sets the sail\.\n \* @summary Set the sail\n \*\/\nexport function/g;
  expect(describeHooks(text).match(described)).toHaveLength(2);
});

test('the check names each type', () => {
  expect(makeTypeCheck(['Sail'])).toContain('Same<Input<typeof models.Sail>, types.Sail>');
});
