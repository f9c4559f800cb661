// oxlint-disable no-control-regex -- finding them is what this file is for

/** CSI and OSC sequences, and escapes of two characters. */
const ESCAPES = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[@-Z\\-_])/g;
/** Control characters except tab and newline, and those that change the direction of text. */
const CONTROLS =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** What a program has written, as plain text. Programs of challenges may write anything. */
export function cleanLog(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(ESCAPES, '')
    .replaceAll(CONTROLS, '')
    .toWellFormed();
}

/** The last lines of a text. */
export function lastLines(text: string, lines: number): string {
  const parts = text.split('\n');
  const isEnded = parts.at(-1) === '';
  return parts.slice(-(isEnded ? lines + 1 : lines)).join('\n');
}
