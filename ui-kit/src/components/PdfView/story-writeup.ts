import { makePdf, type PdfLine } from '../../storybook/make-pdf.ts';
import type { PdfWords } from './pdf-words.ts';

const solved = [
  'Bilge Pump',
  'Loose Cannon',
  'Parrot',
  'Salvage',
  'Session Fixture',
  'Night Watch',
  'Ballast',
  'Signal Book',
  'Dead Reckoning',
  'Crow’s Nest',
  'Long Boat',
  'Keel',
].map((title) => title.replace('’', "'"));

function pageOf(title: string, index: number): PdfLine[] {
  return [
    { text: `${index + 1} ${title}`, size: 22, font: 'bold' },
    { text: 'The gun deck takes a length before it takes a load. The length is signed, the' },
    { text: 'copy is not: it moves the cursor behind the first chunk, and the next load' },
    { text: 'writes over its header.' },
    { text: `${index + 1}.1 The dead end`, size: 15, font: 'bold' },
    { text: 'For six hours we tried to reach the return' },
    { text: 'address. The stack has a canary, the heap has none, and the banner says so.' },
    { text: `${index + 1}.2 The primitive`, size: 15, font: 'bold' },
    { text: "io.sendline(b'slack -1')", font: 'mono' },
    { text: "io.sendline(b'load ' + size(0x91))", font: 'mono' },
    { text: "io.sendline(b'fire')", font: 'mono' },
    { text: 'The script needs no brute force and runs in 0.3 s against a fresh instance.' },
  ];
}

/** A document of twelve pages. */
export const writeup = makePdf(solved.map(pageOf));
/** Drawing a page at 200 % takes as long as the page is large. */
export const smallWriteup = makePdf(
  solved.map((title) => [{ text: title, size: 18, font: 'bold' }, { text: 'Solved by nullbyte' }]),
  { paper: [297, 420] },
);
export const lockedWriteup = makePdf([[{ text: 'Nobody reads this.' }]], { locked: true });

export const pdfWords: PdfWords = {
  find: 'Find in the file',
  found: (at, of) => `${at} of ${of}`,
  notFound: 'Nothing found',
  previousFound: 'Place before',
  nextFound: 'Next place',
  zoomOut: 'Smaller',
  zoomIn: 'Larger',
  fitWidth: 'Fit the width',
  zoom: (percent) => `${percent} %`,
  page: 'page',
  ofPages: (pages) => `of ${pages}`,
  pageName: (page) => `Page ${page}`,
  previousPage: 'Page before',
  nextPage: 'Next page',
  pages: 'Pages',
  download: 'Download',
  capped: (shown, all) => `The first ${shown} of ${all} pages. The download has them all.`,
  broken: 'This is no PDF file that can be read.',
  locked: 'The file is locked with a password.',
  failed: 'The file could not be fetched.',
};
