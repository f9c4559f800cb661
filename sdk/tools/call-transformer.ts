/** The parts of Orval's description of a call that are changed here. */
interface Call {
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
 * Fits a generated call to our runtime: it says which operation it is, checks its body before it is
 * sent, and a call with files goes through the runtime's part for files, which others do not load.
 */
export function transformCall<T extends Call>(call: T): T {
  call.override = { ...call.override, requestOptions: { operation: call.operationId } };
  checkBody(call);
  const { isBlob, contentTypes } = call.response;
  if (isBlob) {
    sendThrough(call, 'download', 'DownloadedFile');
    // A file is fetched when somebody asks for it, and nobody keeps a stream for later.
    hookAs(call, { useQuery: false, useSuspenseQuery: false, useMutation: true });
  }
  if (contentTypes.includes('text/event-stream')) {
    sendThrough(call, 'listen', 'EventStream');
    hookAs(call, { useQuery: false, useSuspenseQuery: false, useMutation: false });
  }
  if (call.body.contentType === 'multipart/form-data') sendThrough(call, 'upload');
  return call;
}

/** Says which hooks a call has. */
function hookAs(call: Call, hooks: Record<string, boolean>): void {
  call.override = { ...call.override, query: { ...call.override.query, ...hooks } };
}

/** Has another part of the runtime do the call, which may answer something of its own. */
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
  body.implementation = `await checked(${body.definition}, ${body.implementation}, '${operationId}')`;
  for (const item of body.imports) if (item.name === body.definition) item.values = true;
  body.imports.push({ name: 'checked', values: true, importPath: '../../runtime/validate' });
}
