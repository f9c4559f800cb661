import { gzipSync } from 'node:zlib';
import { toBase32 } from '../tools/base32.ts';
import { writePcap } from '../tools/pcap.ts';
import type { Datagram } from '../tools/pcap.ts';
import { seededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{dead_ships_tell_every_tale}';
const log = `VOYAGE DATA RECORDER, MV GREY PLOVER
03:11 engine alarm, starboard shaft
03:14 bridge asks who opened the sea valve; nobody answers
03:17 water above the plates
03:19 master orders the boats out, all hands counted twice, one too many
03:20 stranger on the bridge says: ${flag}
03:21 recorder goes to reserve power
`;
const CHUNK = 36;
const START = Date.UTC(2026, 10, 19, 3, 21) * 1000;
const SHIP = '10.44.0.17';
const RESOLVER = '10.44.0.1';
const HOSTS = ['tides.example', 'mail.plover.example', 'ntp.example', 'charts.tern.example'];
const TEXT_RECORD = 16;
const ADDRESS_RECORD = 1;

function question(id: number, host: string, type: number): Buffer {
  const labels = host.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  const head = Buffer.from([id >> 8, id & 255, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([head, ...labels, Buffer.from([0, 0, type, 0, 1])]);
}

function capture(): Buffer<ArrayBuffer> {
  const random = seededRandom('black-box');
  const letters = toBase32(gzipSync(log)).match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
  const beacons = letters.map((chunk, at) => ({
    host: `${at.toString(16).padStart(2, '0')}-${chunk}.vdr.bilge-rats.example`,
    type: TEXT_RECORD,
  }));
  const lost = beacons.filter(() => random.below(4) === 0);
  const daily = Array.from({ length: 90 }, () => ({
    host: random.pick(HOSTS),
    type: ADDRESS_RECORD,
  }));
  let time = START;
  const sent = random.shuffled([...beacons, ...lost, ...daily]).flatMap((asked): Datagram[] => {
    time += 40_000 + random.below(900_000);
    const speed = (random.below(40) / 10).toFixed(1);
    const position = Buffer.from(`$GPVTG,214.0,T,,M,${speed},N,,K,A\r\n`);
    const from = { address: SHIP, port: 49_152 + random.below(16_000) };
    const everybody = { address: '10.44.255.255', port: 10_110 };
    return [
      { time, from, to: everybody, payload: position },
      {
        time: time + 1_500,
        from,
        to: { address: RESOLVER, port: 53 },
        payload: question(random.below(65_536), asked.host, asked.type),
      },
    ];
  });
  return writePcap(sent);
}

export const challenge: DemoChallenge = {
  slug: 'black-box',
  title: 'Black Box',
  category: 'Forensics',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'A ship on reserve power has no need to look up the same odd names twice.',
    'The letters a to z and the digits 2 to 7: that is base32. What comes out is a gzip file.',
  ],
  statement: `The *Grey Plover* went down at 03:22. Her voyage data recorder was never found, but the
satellite terminal ashore captured the ship's last minute or two on the wire.

The recorder was built to save its log when all else fails, over **whatever still gets out of the
ship**: in pieces, in no order, some of them twice. Put the log together and tell us what the
stranger said.`,
  file: () => ({ name: 'grey-plover.pcap', bytes: capture() }),
};
