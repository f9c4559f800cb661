import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse out of the page. */
    parkPointer: () => Promise<void>;
  }
}

// Chromium's headless shell starts with the mouse in the top left corner, over the story.
beforeAll(() => commands.parkPointer());
