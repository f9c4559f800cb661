import { useEffect, useEffectEvent, useState } from 'react';
import { wrapIndex, findOnPage, firstFrom, type Match, type TextPiece } from './find-text.ts';
import type { PageText, PdfFile } from './pdf-library.ts';

interface Found {
  query: string;
  matches: readonly Match[];
  /** Index of the current match; -1 if there is none. */
  at: number;
}

export interface Find extends Found {
  setQuery: (query: string) => void;
  /** All pages were searched for the current query. */
  isDone: boolean;
  /** A new object for each request to scroll to a match. */
  ask: object;
  /** Goes to the next or previous match, wrapping around. */
  step: (by: 1 | -1) => void;
}

const NOTHING: Found = { query: '', matches: [], at: -1 };

function piecesOf({ items }: PageText): TextPiece[] {
  return items.filter((item) => 'str' in item);
}

async function findIn(file: PdfFile, count: number, query: string): Promise<Match[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const each = numbers.map(async (number) => {
    // A page whose text cannot be read has no matches.
    const text = await file.text(number).catch(() => undefined);
    return text ? findOnPage(piecesOf(text), query, number) : [];
  });
  return (await Promise.all(each)).flat();
}

/**
 * Searches the first `count` pages of a file.
 * @param page the current page: the search starts here
 * @param onShow called with the match to scroll to
 */
export function useFind(
  file: PdfFile,
  count: number,
  page: number,
  onShow: (match: Match) => void,
): Find {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOTHING);
  const answer = useEffectEvent((matches: readonly Match[]) =>
    setFound({ query, matches, at: firstFrom(matches, page) }),
  );
  const show = useEffectEvent(onShow);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const matches = await findIn(file, count, query);
      if (isWanted) answer(matches);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [file, count, query]);
  useEffect(() => {
    const match = found.matches[found.at];
    if (match) show(match);
  }, [found]);
  const step = (by: 1 | -1): void =>
    setFound((last) => ({ ...last, at: wrapIndex(last.at, by, last.matches.length) }));
  return { ...found, ask: found, query, setQuery, isDone: found.query === query, step };
}
