// Runs in the container of a team.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const CHARTS = join(import.meta.dirname, 'charts');
const PAGE = `<!doctype html>
<html lang="en">
<title>Harbour office</title>
<h1>Harbour office</h1>
<p>Charts that may be taken home:</p>
<ul>
<li><a href="/chart?name=entrance.txt">Entrance</a></li>
<li><a href="/chart?name=anchorages.txt">Anchorages</a></li>
</ul>
</html>
`;

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://office');
  if (pathname === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
    return;
  }
  // The flaw: what remains can lead out of the folder again.
  const name = (searchParams.get('name') ?? '').replaceAll('../', '');
  readFile(join(CHARTS, name)).then(
    (chart) => response.setHeader('content-type', 'text/plain; charset=utf-8').end(chart),
    () => response.writeHead(404).end('No such chart.\n'),
  );
}).listen(Number(process.env['PORT'] ?? 8080));
