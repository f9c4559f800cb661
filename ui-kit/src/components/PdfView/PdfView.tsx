import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { ErrorRegion } from '../ErrorState/ErrorRegion.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Link } from '../Link/Link.tsx';

export interface PdfViewProps {
  /** Address of the file, of this site: the browser shows it with its own pages, zoom and search. */
  src: string;
  /** What it is: "Writeup of Long Splice". */
  label: string;
  /** The page to begin with; 1 is the first. */
  page?: number;
  /** Height as CSS. Default 70vh. */
  height?: string;
  words: {
    /** "This browser shows no PDF files here." */
    unsupported: string;
    /** "Download it instead" */
    download: string;
  };
  loading?: boolean;
  /** The file could not be fetched: what happened. */
  error?: ReactNode;
  onRetry?: () => void;
}

const Root = styled.div`
  height: var(--pdf-height);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
`;

const Viewer = styled.object`
  display: block;
  width: 100%;
  height: 100%;
`;

/** Where the browser has no viewer of its own, phones above all. */
const Fallback = styled.div`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  height: 100%;
  padding: 24px;
  text-align: center;
`;

/** A PDF file in the browser's own viewer; where there is none, a link that fetches it. */
export const PdfView = ({
  src,
  label,
  page = 1,
  height = '70vh',
  words,
  loading,
  error,
  onRetry,
}: PdfViewProps) => (
  <Root aria-busy={loading || undefined} style={vars({ '--pdf-height': height })}>
    {loading && <Skeleton shape="block" height="100%" />}
    {error !== undefined && !loading && (
      <Fallback>
        <ErrorRegion title={error} {...(onRetry && { onRetry })} />
      </Fallback>
    )}
    {error === undefined && !loading && (
      <Viewer data={`${src}#page=${page}`} type="application/pdf" aria-label={label}>
        <Fallback>
          <p>{words.unsupported}</p>
          <Link href={src}>{words.download}</Link>
        </Fallback>
      </Viewer>
    )}
  </Root>
);
