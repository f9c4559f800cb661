import type { FieldIssue, OperationId } from '@halyard/sdk/operations';
import {
  createMockFetch,
  mock,
  type MockAnswer,
  type MockRequest,
  operationIds,
  type RefusalCode,
  refusalOf,
} from '@halyard/sdk/msw';

/** An error response; its status is that of the code in the contract. */
interface Refused<Code> {
  code: Code;
  title?: string;
  errors?: FieldIssue[];
}

type Reply<O extends OperationId> = { data: MockAnswer<O> } | Refused<RefusalCode<O>>;

/** A recorded request. */
export interface Call<O extends OperationId> extends Omit<MockRequest<O>, 'request'> {
  query: URLSearchParams;
}

/** The response to an operation, or a function of the request that returns one. */
export type Answer<O extends OperationId> = Reply<O> | ((call: Call<O>) => Reply<O>);

export type Answers = { readonly [O in OperationId]?: Answer<O> };

/** JSON files outside the contract, by path. */
export type Files = Readonly<Record<string, unknown>>;

/** The answer of a newer server, which may break the contract of this client. */
export function answerOfNewerServer(data: unknown): () => { data: never } {
  return () => ({ data: Response.json(data) as never });
}

export const NOT_SIGNED_IN = { code: 'NOT_SIGNED_IN' } as const;

/** MSW takes the stack of each handler, which takes longer than all else about it. */
function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * A `fetch` that answers operations of the contract. Data that breaks the contract is an error at
 * once; if a function returns it, or throws, the error is in `failures`. Other operations are refused
 * with NOT_FOUND. `sent` returns the recorded requests of an operation, `set` changes its answer.
 */
export function createFakeApi(initial: Answers, files: Files = {}) {
  const answers = new Map<OperationId, unknown>();
  const failures: string[] = [];
  const calls: { id: OperationId; call: unknown }[] = [];

  const answerTo = <O extends OperationId>(id: O, request: MockRequest<O>) => {
    const call: Call<O> = { ...request, query: new URL(request.request.url).searchParams };
    calls.push({ id, call });
    const answer = (answers.get(id) ?? { code: 'NOT_FOUND' }) as Answer<O>;
    const reply = typeof answer === 'function' ? answer(call) : answer;
    return 'code' in reply ? refusalOf(id, reply.code, reply) : reply.data;
  };
  const mocked = withoutStacks(() =>
    createMockFetch(operationIds.map((id) => mock(id, (request) => answerTo(id, request)))),
  );

  const put = (id: OperationId, answer: object) => {
    if ('data' in answer) mock(id, answer.data as never);
    answers.set(id, answer);
  };
  for (const [id, answer] of Object.entries(initial)) put(id as OperationId, answer);

  /** The paths of the files that were requested. */
  const fetched: string[] = [];

  return {
    fetched,
    failures,
    set<O extends OperationId>(id: O, answer: Answer<O>): void {
      put(id, answer);
    },
    fetch: async (input: string, init?: RequestInit): Promise<Response> => {
      const { pathname } = new URL(input, 'http://localhost');
      if (!pathname.startsWith('/api/')) fetched.push(pathname);
      if (pathname in files) return Response.json(files[pathname]);
      return mocked(input, init).catch((failure: unknown) => {
        if (pathname.startsWith('/api/')) failures.push(String(failure));
        throw failure;
      });
    },
    sent<O extends OperationId>(id: O): Call<O>[] {
      return calls.filter((one) => one.id === id).map(({ call }) => call as Call<O>);
    },
  };
}
