import { type Bundle, follow, type Operation, type Schema } from '../../../api-spec/bundle.ts';
import type { World } from './world.ts';

export interface DrillRequest {
  method: string;
  path: string;
  body: { type: 'json'; value: unknown } | { type: 'file'; part: string } | null;
}

/** Ids that nothing has, for parameters that a world has no value for. */
const NOWHERE: Readonly<Record<string, string>> = {
  hash: 'f'.repeat(64),
  name: 'nothing.txt',
  postId: 'ffffffff',
  fileName: 'nothing.pcap',
};

/** Query parameters that name an object of the world. */
const OBJECTS: Readonly<Record<string, string>> = { game: 'gameId', division: 'divisionId' };

/** A valid request about the objects of a world. */
export function requestOf(bundle: Bundle, operation: Operation, world: World): DrillRequest {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(world.ids[name] ?? nowhere(operation, name)),
  );
  const query = new URLSearchParams();
  for (const { name, in: where, required, example: given, schema } of operation.parameters) {
    if (where !== 'query') continue;
    const id = OBJECTS[name] === undefined ? undefined : world.ids[OBJECTS[name]];
    const values = id ?? (required ? (given ?? exampleOf(bundle, schema)) : []);
    for (const value of [values].flat()) query.append(name, String(value));
  }
  return {
    method: operation.method.toUpperCase(),
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    body: bodyOf(bundle, operation, world),
  };
}

function nowhere(operation: Operation, name: string): string {
  const parameter = operation.parameters.find((one) => one.name === name);
  const isNumber = parameter?.schema.type === 'integer';
  return NOWHERE[name] ?? (isNumber ? '2000000000' : '01997a3c-0000-7000-8000-000000000000');
}

function bodyOf(bundle: Bundle, operation: Operation, world: World): DrillRequest['body'] {
  const content = operation.requestBody?.content ?? {};
  const multipart = content['multipart/form-data'];
  if (multipart) {
    const schema = follow(multipart.schema, bundle.components.schemas);
    return { type: 'file', part: Object.keys(schema.properties ?? {})[0] ?? 'file' };
  }
  const json = content['application/json'];
  if (!json) return null;
  return {
    type: 'json',
    value: OWN_BODIES[operation.operationId]?.(world) ?? example(bundle, json),
  };
}

/** Bodies that name objects of the world. */
const OWN_BODIES: Readonly<Record<string, (world: World) => unknown>> = {
  acceptTeamInvite: ({ inviteCode }) => inviteCode,
  transferTeam: ({ member }) => ({ newCaptainId: member.id }),
  joinGame: ({ ids }) => ({ teamId: ids['teamId'] }),
};

function example(
  bundle: Bundle,
  { schema, example: given }: { schema: Schema; example?: unknown },
) {
  return given ?? exampleOf(bundle, schema);
}

function exampleOf(bundle: Bundle, schema: Schema): unknown {
  return schema.example ?? follow(schema, bundle.components.schemas).example;
}
