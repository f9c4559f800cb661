// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in with the first migration
export interface Database {}
