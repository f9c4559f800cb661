import { vars } from '../../tokens/vars.ts';
import { From, Marks, Root, Track } from './LifetimeScale.styles.ts';

export interface LifetimeScaleProps {
  /** Lifetime, extension, and how long before the end it may be extended, in minutes. */
  lifetime: number;
  /** Minutes that an extension adds. */
  extension: number;
  /** How long before the end it may be extended, in minutes. */
  window: number;
  /** The content in words, and the labels of the marks. */
  words: {
    /** The content in one sentence, for assistive technology. */
    label: string;
    /** "0:00 start" */
    start: string;
    /** "2:00 end" */
    end: string;
    /** "4:00 once extended" */
    extended: string;
    /** "extend from 1:45" */
    from: string;
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** The lifetime of an instance, drawn to scale: when it may be extended and when it then ends. */
export function LifetimeScale({ lifetime, extension, window, words }: LifetimeScaleProps) {
  const whole = Math.max(1, lifetime + extension);
  const open = Math.min(Math.max(0, window), lifetime);
  return (
    <Root aria-label={words.label} role="img" style={vars({ '--end': percent(lifetime / whole) })}>
      <From>{words.from}</From>
      <Track>
        <span style={vars({ '--part': percent((lifetime - open) / whole) })} />
        <span data-part="window" style={vars({ '--part': percent(open / whole) })} />
        <span data-part="extension" />
      </Track>
      <Marks>
        <div>
          <span>{words.start}</span>
          <span>{words.end}</span>
        </div>
        <span>{words.extended}</span>
      </Marks>
    </Root>
  );
}
