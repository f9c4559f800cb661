import { passOneIdAlone, type PathCall } from './named-parameters.ts';

/** The parts of Orval's description of an operation that are changed here. */
interface Call extends PathCall {
  operationId: string;
  mutator?: { name: string; path: string };
  override: { requestOptions: unknown; query: object };
  response: { isBlob: boolean; contentTypes: string[]; definition: { success: string } };
  body: {
    contentType: string;
    implementation: string;
    definition: string;
    imports: { name: string; values?: boolean; importPath?: string }[];
  };
}

/**
 * Adapts a generated function to our runtime: it passes the operation id and validates the body.
 * Uploads, downloads and streams use their own module of the runtime, which pages without them do
 * not load.
 */
export function transformCall<T extends Call>(call: T): T {
  call.override = { ...call.override, requestOptions: { operation: call.operationId } };
  passOneIdAlone(call);
  checkBody(call);
  const { isBlob, contentTypes } = call.response;
  if (isBlob) {
    sendThrough(call, 'download', 'DownloadedFile');
    // Downloads happen on demand, and streams are not cached.
    hookAs(call, { useQuery: false, useSuspenseQuery: false, useMutation: true });
  }
  if (contentTypes.includes('text/event-stream')) {
    sendThrough(call, 'listen', 'EventStream');
    hookAs(call, { useQuery: false, useSuspenseQuery: false, useMutation: false });
  }
  if (call.body.contentType === 'multipart/form-data') sendThrough(call, 'upload');
  return call;
}

/** Sets which hooks are generated for a call. */
function hookAs(call: Call, hooks: Record<string, boolean>): void {
  call.override = { ...call.override, query: { ...call.override.query, ...hooks } };
}

/** Sends the call through another function of the runtime, which may return another type. */
function sendThrough(call: Call, name: string, answer?: string): void {
  const { mutator, response, body } = call;
  if (!mutator) throw new Error(`${call.operationId} has no runtime to go through`);
  call.mutator = { ...mutator, name, path: mutator.path.replace('request', name) };
  if (answer === undefined) return;
  response.definition.success = answer;
  body.imports.push({ name: answer, importPath: `../../runtime/${name}` });
}

/**
 * Wraps a body in `checked(Schema, body)`. An empty content type keeps Orval from copying a header
 * helper into every function; the runtime sets the header.
 */
function checkBody({ body, operationId }: Call): void {
  if (body.contentType !== 'application/json' || !body.implementation) return;
  body.contentType = '';
  if (!/^[A-Z]\w*$/.test(body.definition)) return;
  body.implementation = `checked(${body.definition}, ${body.implementation}, '${operationId}')`;
  for (const item of body.imports) if (item.name === body.definition) item.values = true;
  body.imports.push({ name: 'checked', values: true, importPath: '../../runtime/validate' });
}
