const tags = new WeakMap<object, string>();

/** Notes the ETag that came with the data of an answer. */
export function noteEntityTag(data: unknown, etag: string): void {
  if (typeof data === 'object' && data !== null) tags.set(data, etag);
}

/** The ETag that came with the data of an answer. */
export function entityTagOf(data: object | null | undefined): string | undefined {
  return data ? tags.get(data) : undefined;
}
