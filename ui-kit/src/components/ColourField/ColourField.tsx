import { useState } from 'react';
import { isHexColour } from '../../theme/hex-colour.ts';
import { vars } from '../../tokens/vars.ts';
import { TextField } from '../TextField/TextField.tsx';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { Picker, Swatch, Swatches } from './ColourField.styles.ts';
import { type ContrastRatio, ContrastRatios } from './ContrastRatios.tsx';

/** What the browser's picker shows without a colour; it rejects an empty value with a warning. */
const NO_COLOUR = '#000000';

export interface ColourFieldProps {
  /** "#rrggbb", or empty for no colour. */
  value: string;
  /** Called with "#rrggbb", never with invalid text; empty for no colour, where there may be none. */
  onValueChange: (value: string) => void;
  /** Name of the button for the browser's colour picker: "Pick a colour". */
  pickLabel: string;
  /** "Default". The field may then be empty, and shows this. */
  emptyLabel?: string;
  /** Suggested colours. */
  swatches?: readonly { value: string; label: string }[];
  /** Contrast ratios of the colour where it is used. */
  ratios?: readonly ContrastRatio[];
  /** The colour cannot be changed; the value stays readable. */
  disabled?: boolean;
}

/**
 * A colour, picked or typed as `#` and six hex digits. Other text is marked as invalid and not
 * reported.
 */
export function ColourField({
  value,
  onValueChange,
  pickLabel,
  emptyLabel,
  swatches = [],
  ratios = [],
  disabled,
}: ColourFieldProps) {
  // The text while it differs from the value.
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (next: string): void => {
    setDraft(null);
    onValueChange(next);
  };
  const isValid = (text: string): boolean =>
    isHexColour(text) || (text === '' && emptyLabel !== undefined);
  const type = (text: string): void => {
    setDraft(text);
    if (isValid(text)) onValueChange(text.toLowerCase());
  };
  const wrong = draft !== null && !isValid(draft);
  return (
    <>
      <TextField
        mono
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        placeholder={emptyLabel}
        value={draft ?? value}
        onValueChange={type}
        onBlur={() => !wrong && setDraft(null)}
        {...(wrong ? { 'aria-invalid': true } : {})}
        prefix={
          <Picker
            type="color"
            aria-label={pickLabel}
            disabled={disabled}
            value={value || NO_COLOUR}
            onChange={(event) => choose(event.target.value)}
          />
        }
      />
      {swatches.length > 0 && (
        <Swatches>
          {swatches.map((swatch) => (
            <NameTip key={swatch.value} name={swatch.label}>
              <Swatch
                type="button"
                style={vars({ '--swatch': swatch.value })}
                aria-label={swatch.label}
                aria-pressed={swatch.value === value}
                disabled={disabled}
                onClick={() => choose(swatch.value)}
              />
            </NameTip>
          ))}
        </Swatches>
      )}
      {ratios.length > 0 && <ContrastRatios ratios={ratios} />}
    </>
  );
}
