import 'virtual:halyard-kit.css';
import { KitProvider, ScoreMatrixSkeleton, startTheme, Text } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { UiBench } from './bench.ts';
import { makeBoard, makeUsers, type WireBoard, type WireUser } from './bench-data.ts';
import { matrixOf } from './matrix.tsx';
import { UserTable } from './table.tsx';

/** The space that header, toolbar and margins of a page leave in a window of 1440 x 900. */
const ROOM = { width: 1328, height: 756, margin: 24 };

/** Milliseconds that a visible skeleton stays at least, however fast the data arrive. */
const SKELETON_MINIMUM = 600;

/** Milliseconds; longer than any machine needs for the first rows. */
const TIMEOUT = 20_000;

let draw: () => ReactNode = () => null;
const root = createRoot(document.querySelector('#root') ?? document.body);
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** A task that is queued in a frame runs after the frame is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

const box = () => document.querySelector<HTMLElement>('[role=grid], [role=region]');
const hasRows = () => document.querySelectorAll('[data-index]').length > 0;

/** Includes text in both fonts, as every page does before its data arrive. */
const page = (content: ReactNode) => (
  <KitProvider>
    <header>
      <Text>Scoreboard</Text> <Text mono>3,184</Text>
    </header>
    <main style={ROOM}>{content}</main>
  </KitProvider>
);

const bench: UiBench = {
  async settle(piece) {
    root.render(
      page(
        piece === 'matrix' ? <ScoreMatrixSkeleton /> : <UserTable users={[]} loadingRows={12} />,
      ),
    );
    // The first frame requests the fonts; by the second the requests have started.
    await frame();
    await frame();
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, SKELETON_MINIMUM));
    await new Promise((resolve) => requestIdleCallback(resolve));
  },
  prepare(piece, rows) {
    const made = piece === 'matrix' ? makeBoard(rows) : makeUsers(rows);
    const text = JSON.stringify(made);
    if (piece === 'matrix') {
      const board = JSON.parse(text) as WireBoard;
      draw = () => matrixOf(board);
    } else {
      const users = JSON.parse(text) as WireUser[];
      draw = () => <UserTable users={users} />;
    }
  },
  async show() {
    const start = performance.now();
    root.render(page(draw()));
    do {
      if (performance.now() - start > TIMEOUT) throw new Error('No rows were drawn');
      await frame();
    } while (!hasRows());
    await painted();
    return performance.now() - start;
  },
  async scroll(across, down, milliseconds) {
    const element = box();
    if (!element) throw new Error('Nothing to scroll');
    const start = await frame();
    let frames = 0;
    for (let now = start; now - start < milliseconds; now = await frame()) {
      const seconds = (now - start) / 1000;
      element.scrollTo(across * seconds, down * seconds);
      frames += 1;
    }
    return frames;
  },
  nodes() {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  },
};

startTheme();
Object.assign(globalThis, { uiBench: bench });
