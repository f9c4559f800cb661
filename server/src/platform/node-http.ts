/**
 * The module `node:http`, without importing it. An import reads all exports of a module, and among
 * those of `node:http` are `WebSocket` and `CloseEvent`, for which Node then loads its whole client
 * for HTTP: 15 MB that the server never uses.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
