/** The parts of Orval's description of a call that say what it takes. */
export interface PathCall {
  params: readonly { name: string }[];
  props: readonly { type: string }[];
}

/** Orval names all path parameters; one alone cannot be mistaken for another and needs no name. */
export function passOneIdAlone<T extends PathCall>(call: T): T {
  const [only, ...others] = call.params;
  if (only === undefined || others.length > 0) return call;
  call.props = call.props.map((prop) =>
    prop.type === 'namedPathParams' ? { ...only, type: 'param' } : prop,
  );
  return call;
}

const VARIABLES = /\{pathParams: (\w+)(?:;([^}]+))?\}/g;
const TAKEN = /const \{pathParams(?:,([^}]+))?\} = props \?\? \{\};/g;

/**
 * Passes the path parameters of a generated mutation beside its body (`{ gameId, challengeId, data }`),
 * as those of calls with one parameter are, instead of in an object of their own.
 * @param text the module that Orval wrote
 */
export function flattenVariables(text: string): string {
  return text
    .replaceAll(VARIABLES, (_, type: string, others?: string) =>
      others === undefined ? type : `${type} & {${others}}`,
    )
    .replaceAll(TAKEN, (_, others?: string) =>
      others === undefined
        ? 'const pathParams = props;'
        : `const {${others}, ...pathParams} = props;`,
    );
}
