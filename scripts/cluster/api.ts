import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { tokenOf } from './config-files.ts';
import { API_PORT, type ClusterSettings } from './settings.ts';

const ANSWER_MILLISECONDS = 5000;

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
}

/** Asks the API of the cluster as its administrator. Rejects while the server is not there. */
export function callApi(
  settings: ClusterSettings,
  path: string,
  { method = 'GET', body: sent }: Call = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: settings.nodeAddress,
        port: API_PORT,
        path,
        method,
        ca: readFileSync(join(settings.folder, 'certificates/apiserver.crt')),
        headers: {
          authorization: `Bearer ${tokenOf(settings, 'admin')}`,
          'content-type': 'application/json',
        },
        timeout: ANSWER_MILLISECONDS,
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    call.on('timeout', () => call.destroy(new Error('The API server does not answer.')));
    call.on('error', reject);
    call.end(sent === undefined ? undefined : JSON.stringify(sent));
  });
}
