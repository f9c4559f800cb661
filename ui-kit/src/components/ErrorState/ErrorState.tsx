import { Eraser, RotateCcw } from 'lucide-react';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CopyButton } from '../CopyField/CopyButton.tsx';
import {
  Actions,
  Column,
  Corner,
  Details,
  Figure,
  Lead,
  Page,
  Report,
  Title,
  Trace,
} from './ErrorState.styles.ts';
import { splitTrace } from './trace.ts';

export interface ErrorStateWords {
  copyDetails: string;
  /** Name of the box with the stack for assistive technology. */
  details: string;
  cleanCache: string;
  home: string;
}

export interface ErrorStateProps {
  /** What stopped working: "The scoreboard stopped working". */
  title: ReactNode;
  /** What is safe all the same. */
  lead?: ReactNode;
  /** The error's own words. */
  message: string;
  /** The error with its stack, and facts (route, build, request), a line each; nothing personal. */
  details?: string;
  /** Beside the words on wide screens, e.g. `DistressFlags`. */
  figure?: ReactNode;
  /** Where to report it. */
  report?: ReactNode;
  words: ErrorStateWords;
  onRetry: () => void;
  /** Forgets what is stored on this device and loads the page anew. */
  onCleanCache?: () => void;
  /** Where Home leads. Default `/`. */
  homeHref?: string;
  /** Trying again did not help: the focus goes to cleaning the cache. */
  repeated?: boolean;
}

/** A part or the whole of the page stopped working: what happened, what to do, what to report. */
export function ErrorState({
  title,
  lead,
  message,
  details,
  figure,
  report,
  words,
  onRetry,
  onCleanCache,
  homeHref = '/',
  repeated = false,
}: ErrorStateProps) {
  const labels = useLabels();
  const clean = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (repeated) clean.current?.focus();
  }, [repeated]);
  return (
    <Page data-figure={figure === undefined ? undefined : ''}>
      {figure !== undefined && <Figure>{figure}</Figure>}
      <Column>
        <Title>{title}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Banner tone="danger" mono>
          {message}
        </Banner>
        {details !== undefined && (
          <Details>
            <Trace tabIndex={0} role="region" aria-label={words.details}>
              {splitTrace(details).map(([before, name, after], index) => (
                // Lines of one text: they have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <Fragment key={index}>
                  {before}
                  <b>{name}</b>
                  {after}
                </Fragment>
              ))}
            </Trace>
            <Corner>
              <CopyButton size="small" text={details}>
                {words.copyDetails}
              </CopyButton>
            </Corner>
          </Details>
        )}
        <Actions>
          <Button variant="primary" icon={RotateCcw} onClick={onRetry}>
            {labels.retry}
          </Button>
          {onCleanCache && (
            <Button ref={clean} icon={Eraser} onClick={onCleanCache}>
              {words.cleanCache}
            </Button>
          )}
          <ButtonLink variant="ghost" href={homeHref}>
            {words.home}
          </ButtonLink>
          {report !== undefined && <Report>{report}</Report>}
        </Actions>
      </Column>
    </Page>
  );
}
