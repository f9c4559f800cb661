/** See the module. */
export function stopWithParent(): void;
