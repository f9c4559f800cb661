/** Year 1 in Unix milliseconds: how the contract writes "never" where a time cannot be null. */
export const NEVER = -62_135_596_800_000;
