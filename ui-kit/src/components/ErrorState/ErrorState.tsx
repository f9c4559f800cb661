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
  /** Name of the box with the stack trace, for assistive technology. */
  details: string;
  cleanCache: string;
  home: string;
}

export interface ErrorStateProps {
  /** What stopped working: "The scoreboard stopped working". */
  title: ReactNode;
  /** What is not affected. */
  lead?: ReactNode;
  /** The error message. */
  message: string;
  /**
   * The error with its stack trace and context (route, build, request), one per line, without
   * personal data.
   */
  details?: string;
  /** Illustration next to the text on wide screens, e.g. `DistressFlags`. */
  figure?: ReactNode;
  /** Where to report the error. */
  report?: ReactNode;
  /** Labels of the buttons and the link in the page's language. */
  words: ErrorStateWords;
  /** Called by the button that tries again. */
  onRetry: () => void;
  /** Deletes what is stored on this device and reloads the page. */
  onCleanCache?: () => void;
  /** Address of the Home link. Default `/`. */
  homeHref?: string;
  /** Retrying failed: the focus moves to the button that clears the cache. */
  repeated?: boolean;
}

/**
 * Shown in place of a page or a part of one that crashed: what happened, what to do, what to
 * report.
 */
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
