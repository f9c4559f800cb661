import type { Client } from '@halyard/sdk';
import { createPost, listPosts } from '@halyard/sdk';

/** The posts of the demo, the oldest first. */
const POSTS: readonly Parameters<typeof createPost>[0][] = [
  {
    title: 'What our judges look for in a writeup',
    summary: 'Show the dead ends, name the primitive, keep the exploit runnable.',
    tags: ['writeups', 'winter-wharf'],
    content: `After every final we read some three hundred documents in two evenings[^1]. The good ones have three things in common,
and none of them is length.

## Show the dead ends

A solution that falls from the sky teaches nothing. Say what you tried, for how long, and what made you stop. One sentence
each is enough.

> “Two hours on the format string in the banner, which is a constant.”

## Name the primitive

Before the exploit, write the sentence that starts with **“we can now …”**: read any address, choose the next chunk, sign one
message. The rest of the text follows from it.

## Keep the exploit runnable

Pin versions, take host and port as arguments, print what you expect to see.

\`\`\`console
$ python3 solve.py 10.18.3.12 31302
[+] leak 0x7f3c2a1de000
\`\`\`

> [!TIP]
> We run every script of the first ten teams once. If it fails we write to you; a fixed one within a day still counts.

| Part | Points |
| --- | ---: |
| Dead ends | 3 |
| Primitive | 4 |
| Runnable exploit | 5 |

[^1]: The evenings are long.
`,
  },
  {
    title: 'Lighthouse Open 2026 takes registrations',
    summary:
      'Twelve hours, beginners welcome, teams of four. The student division has its own podium.',
    tags: ['lighthouse'],
    content: `Register on the page of the game until Friday evening.

## Who can play

- Teams of up to **four**; alone is fine too.
- Beginners: the first six challenges have hints from the start.

## What you need

- [x] a browser
- [x] something that runs Python
- [ ] experience

> [!NOTE]
> Points fall as others solve: with $n$ solves a challenge of 500 points is worth $\\max(100, 500 \\cdot 0.96^{n})$.
`,
  },
  {
    title: 'Harbour CTF 2026: rules and how to reach us',
    summary:
      'Teams of up to five, 48 hours, dynamic scoring from 500 points. Sharing flags or solutions before the end means removal.',
    tags: ['rules', 'harbour-2026'],
    isPinned: true,
    content: `## Rules

1. One account per person, one team per person.
2. No flags, hints or solutions to others before the end.
3. The infrastructure is not a target. Instances are.

> [!WARNING]
> Scanners and brute force against the site take the place of other teams. They end your instance first, then your game.

## Scoring

Every challenge starts at 500 points and falls with each solve. The first three solvers get 5 %, 3 % and 1 % more.

## How to reach us

Notices appear at the bell. Ask for help with the report button of the challenge; we answer within ten minutes, at night
within an hour.
`,
  },
];

/** Publishes the posts unless the site has some. */
export async function ensurePosts(client: Client): Promise<void> {
  if ((await listPosts({ client })).length > 0) return;
  for (const post of POSTS) await createPost(post, { client });
}
