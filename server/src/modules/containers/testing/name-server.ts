import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The address of every name here; no other target answers with it. */
export const NAMED_ADDRESS = '198.51.100.53';

const HEADER_BYTES = 12;
/** The name of the question, an IPv4 address of the internet, for no time. */
const RECORD = [0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4];
const ANSWER = Buffer.from([...RECORD, ...NAMED_ADDRESS.split('.').map(Number)]);

/** A DNS server at an address of this machine, over UDP, as it is usually asked. */
export async function startNameServer(address: string): Promise<() => void> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { address: host, port }) => {
    const header = Buffer.from(question.subarray(0, HEADER_BYTES));
    // An answer without an error, with one record.
    header.writeUInt16BE(0x81_80, 2);
    header.writeUInt16BE(1, 6);
    socket.send([header, question.subarray(HEADER_BYTES), ANSWER], port, host);
  });
  socket.bind(53, address);
  await once(socket, 'listening');
  return () => socket.close();
}
