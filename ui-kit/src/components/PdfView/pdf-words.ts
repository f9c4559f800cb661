import type { ReactNode } from 'react';

/** Texts of a `PdfView`. Pages count from 1. */
export interface PdfWords {
  /** Name and placeholder of the field: "Find in the file" */
  find: string;
  /** Position among the matches: (at, of) => `${at} of ${of}` */
  found: (at: number, of: number) => string;
  /** "Nothing found" */
  notFound: string;
  /** "Place before" */
  previousFound: string;
  /** "Next place" */
  nextFound: string;
  /** "Smaller" */
  zoomOut: string;
  /** "Larger" */
  zoomIn: string;
  /** "Fit the width" */
  fitWidth: string;
  /** (percent) => `${percent} %` */
  zoom: (percent: number) => string;
  /** Label before the page number field: "page" */
  page: string;
  /** After the number: (pages) => `of ${pages}` */
  ofPages: (pages: number) => string;
  /** Name of one page: (page) => `Page ${page}` */
  pageName: (page: number) => string;
  /** "Page before" */
  previousPage: string;
  /** "Next page" */
  nextPage: string;
  /** Name of the thumbnails: "Pages" */
  pages: string;
  /** "Download" */
  download: string;
  /** When the file has more pages than are shown: (shown, all) => `The first ${shown} of ${all} pages.` */
  capped: (shown: number, all: number) => string;
  /** "This is no PDF file that can be read." */
  broken: string;
  /** "The file is locked with a password." */
  locked: string;
  /** "The file could not be fetched." */
  failed: string;
}

/** Props of an open or opening file. */
export interface PdfReaderProps {
  src: string;
  label: string;
  page: number;
  maxPages: number;
  fileName: string | undefined;
  lead: ReactNode;
  words: PdfWords;
}
