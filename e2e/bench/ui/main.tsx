import 'virtual:halyard-kit.css';
import { KitProvider, startTheme } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { UiBench } from './bench.ts';
import { makeBoard, makeUsers, type WireBoard, type WireUser } from './bench-data.ts';
import { matrixOf } from './matrix.tsx';
import { UserTable } from './table.tsx';

/** What the header, the bar and the insets of a page leave of a window of 1440 x 900. */
const ROOM = { width: 1328, height: 756, margin: 24 };

let draw: () => ReactNode = () => null;
const root = createRoot(document.querySelector('#root') ?? document.body);
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** What stands in the queue behind the frame runs once it is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

const box = () => document.querySelector<HTMLElement>('[role=grid], [role=region]');
const hasRows = () => document.querySelectorAll('[data-index]').length > 0;

const bench: UiBench = {
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
    root.render(
      <KitProvider>
        <main style={ROOM}>{draw()}</main>
      </KitProvider>,
    );
    do await frame();
    while (!hasRows());
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
