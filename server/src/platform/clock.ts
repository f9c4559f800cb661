/** Milliseconds since 1970. Rules take a clock as a parameter so that tests can set the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
