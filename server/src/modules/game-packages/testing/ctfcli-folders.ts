import type { Contents } from './zip.ts';

const yaml = (text: string) => Buffer.from(text);

/** Five challenges as organisers keep them for ctfcli, in folders of their categories. */
export const FOLDERS: Contents = {
  'README.md': yaml('# Harbour CTF'),
  '.ctf/config': yaml('[config]\nurl = https://ctf.example\n'),
  '__MACOSX/web/._challenge.yml': yaml('\u0000'),
  'pwn/loose-knot/challenge.yml': yaml(`name: Loose Knot
author: the harbour school
category: pwn
description: |
  The bowline was tied in a hurry.
value: 500
type: dynamic
extra:
  initial: 500
  decay: 20
  minimum: 100
flags:
  - flag{tied}
files:
  - dist/knot
  - dist/libc.so.6
connection_info: nc knots.example 31337
state: visible
version: "0.1"
`),
  'pwn/loose-knot/dist/knot': Buffer.from('ELF knot'),
  'pwn/loose-knot/dist/libc.so.6': Buffer.from('ELF libc'),
  'pwn/loose-knot/src/knot.c': yaml('int main(void) { return 0; }'),
  'web/lighthouse/challenge.yml': yaml(`name: Lighthouse
category: Web Exploitation
description: Who turns the lamp?
value: 200
type: standard
flags:
  - flag{keeper}
  - { type: "static", content: "FLAG{KEEPER}", data: "case_insensitive" }
  - { type: "regex", content: "flag\\\\{keep.*\\\\}" }
requirements:
  - "Loose Knot"
image: .
host: null
protocol: http
healthcheck: healthcheck/healthcheck.py
state: hidden
`),
  'web/lighthouse/Dockerfile': yaml('FROM scratch'),
  'crypto/two-tides/challenge.yml': yaml(`name: Two Tides
category: crypto
description: What did the second clerk write?
value: 300
attempts: 5
flags: ["flag{high}"]
hints:
  - Put one table on top of the other.
  - { content: "Subtract.", cost: 50 }
files: [handout/tides.txt]
tags: [tables]
topics: [one-time pad]
next: Lighthouse
`),
  'crypto/two-tides/handout/tides.txt': yaml('0 1 1 0'),
  'misc/rope-locker/challenge.yaml': yaml(`name: Rope Locker
category: Seamanship
value: 100
type: dynamic
extra: { initial: 100, minimum: 50, decay: 5, function: linear }
flags: ["flag{rope}"]
logic: all
`),
  'misc/ghost-ship/challenge.yml': yaml(`name: Ghost Ship
category: misc
description: Nobody is on board.
value: 150
flags: ["flag{ghost}"]
image: registry.example/harbour/ghost-ship:1
`),
};
