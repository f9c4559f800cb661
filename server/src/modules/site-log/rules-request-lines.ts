import type { LogEntry } from '../../domain/log-lines.ts';

const CAUSES = 5;

/** The entry of a container opens it to whoever knows it; the id appears in the same paths. */
const CONTAINER_PATH = /^(\/api\/(?:(?:ext\/)?proxy(?:\/noinst)?|admin\/instances)\/)[^/]+/i;

/** Values of a line about a request: its query may have secrets. */
export function methodAndPath({ method, url }: { method: string; url: string }) {
  const [path = ''] = url.split('?', 1);
  return { method, path: path.replace(CONTAINER_PATH, '$1[hidden]') };
}

/** The line for a request that failed by a fault of the server, with the causes below it. */
export function failureLine(request: { method: string; url: string }, error: Error): LogEntry {
  return {
    code: 'REQUEST_FAILED',
    values: methodAndPath(request),
    detail: causesOf(error).join('\n'),
  };
}

/** The line for a request for a file that does not exist, or that names one. */
export function unknownFileLine(request: { method: string; url: string }): LogEntry {
  const values = methodAndPath(request);
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  if (isAsked) return { code: 'FILE_MISSING', values: { file: values.path } };
  return { code: 'FILE_UNKNOWN', values };
}

function causesOf(error: Error): string[] {
  const causes: string[] = [];
  let cause: unknown = error;
  while (cause instanceof Error && causes.length < CAUSES) {
    causes.push(`${cause.name}: ${cause.message}`);
    cause = cause.cause;
  }
  return causes;
}
