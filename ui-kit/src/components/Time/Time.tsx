import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { useTick } from '../Countdown/ticker.ts';

export interface TimeFormats {
  /** How long ago or until then, in the page's language: "9 min", "in 5 d". Both Unix ms. */
  relative: (at: number, now: number) => string;
  /** The moment itself: "Sat 21 Nov 18:14". Unix ms. */
  absolute: (at: number) => string;
}

export interface TimeProps {
  /** The moment, Unix ms. */
  at: number;
  formats: TimeFormats;
  /** `both` puts the relative one behind in a quiet voice. Default `relative`, absolute on hover. */
  shape?: 'relative' | 'absolute' | 'both';
  /** What to add to this machine's clock to get the server's, in ms. Default 0. */
  offset?: number;
  /** Read digit by digit, as in logs. */
  mono?: boolean;
}

const Root = styled.time`
  ${text.figures}
  white-space: nowrap;
  &[data-mono] {
    ${text.m12}
  }
`;

const Quiet = styled.span`
  color: ${color.faint};
`;

/** A moment as people read it; the relative one goes on by itself. The size is that around it. */
export function Time({ at, formats, shape = 'relative', offset = 0, mono }: TimeProps) {
  const ago = useTick((now) => (shape === 'absolute' ? '' : formats.relative(at, now + offset)));
  const moment = formats.absolute(at);
  return (
    <Root
      dateTime={new Date(at).toISOString()}
      data-mono={mono || undefined}
      title={shape === 'relative' ? moment : undefined}
    >
      {shape === 'relative' ? ago : moment}
      {shape === 'both' && (
        <>
          {' '}
          <Quiet>{ago}</Quiet>
        </>
      )}
    </Root>
  );
}
