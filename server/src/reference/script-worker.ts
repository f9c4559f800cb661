import { parentPort } from 'node:worker_threads';
import reference from '@scalar/fastify-api-reference';
import fastify from 'fastify';

// The package provides its browser script only through a Fastify route, in a module of four
// megabytes.
const app = fastify();
await app.register(reference, { routePrefix: '/reference', configuration: { url: '/none' } });
const { statusCode, rawPayload } = await app.inject('/reference/js/scalar.js');
await app.close();
if (statusCode !== 200) throw new Error(`The script of the API reference answered ${statusCode}`);
// A worker thread has no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(rawPayload);
