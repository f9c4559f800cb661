/** An error response of the API. */
interface Refusal {
  status: number;
  code: string;
  title?: string;
  errors?: readonly { path: string; code: string }[];
}

/** The response of a call: data, an error, or a function of the request body that returns one. */
export type Answer = { data: unknown } | Refusal | ((body: unknown) => { data: unknown } | Refusal);

/** Responses by method and path without query: `GET /api/team`. */
export type Answers = Readonly<Record<string, Answer>>;

/** A recorded request. */
export interface Call {
  /** `POST /api/team` */
  name: string;
  search: string;
  body: unknown;
}

export const NOT_SIGNED_IN: Refusal = { status: 401, code: 'NOT_SIGNED_IN' };

/**
 * A `fetch` that responds from a table; other calls get a 404. `calls` records the requests, `set`
 * changes a response.
 */
export function createFakeApi(initial: Answers) {
  const answers: Record<string, Answer> = { ...initial };
  const calls: Call[] = [];
  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input, 'http://localhost');
    const name = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ name, search, body });
    const answer = answers[name] ?? { status: 404, code: 'NOT_FOUND' };
    return respond(typeof answer === 'function' ? answer(body) : answer);
  };
  const set = (name: string, answer: Answer) => {
    answers[name] = answer;
  };
  const sent = (name: string) => calls.filter((call) => call.name === name);
  return { fetch, calls, set, sent };
}

export type FakeApi = ReturnType<typeof createFakeApi>;

function respond(answer: { data: unknown } | Refusal): Response {
  if ('data' in answer) {
    if (answer.data === undefined) return new Response(null, { status: 200 });
    return Response.json(answer.data);
  }
  const { status, code, title = `Refused: ${code}`, errors = [] } = answer;
  return Response.json({ title, status, code, errors, requestId: 'req-1' }, { status });
}
