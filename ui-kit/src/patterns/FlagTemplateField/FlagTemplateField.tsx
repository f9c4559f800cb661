import { useRef, type ReactNode } from 'react';
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { FormField } from '../../components/FormField/FormField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { Token, Under, Samples, SamplesFoot, Strength } from './FlagTemplateField.styles.ts';
import { insertToken, type TemplateToken } from './insert-token.ts';
import { TintedInput } from './TintedInput.tsx';
import { Icon } from '../../icons/Icon.tsx';

export interface FlagTemplateFieldProps {
  /** "Flag template" */
  label: string;
  /** After the label: "one flag per team"; true for the label "optional". */
  mark?: string | true;
  /** The template with its tokens. The caller stores it. */
  value: string;
  /** Called with the whole template by typing or inserting a token. */
  onValueChange: (value: string) => void;
  /** Tokens that the server replaces; each is a button that inserts it at the caret. */
  tokens: readonly TemplateToken[];
  /** "34 of 127 characters" */
  note?: ReactNode;
  /** Help text under the field. */
  hint?: ReactNode;
  /** Error message, shown instead of samples. */
  error?: ReactNode;
  /** The value differs from the saved one: a dot is shown at the label. */
  changed?: boolean;
  /** The template cannot be changed. */
  disabled?: boolean;
  /** Examples of generated flags. */
  samples: readonly string[];
  /** "two samples" */
  samplesLabel: string;
  /** How hard a flag is to guess, or a warning that there are fewer variants than teams. */
  strength?: FlagStrength | undefined;
}

interface FlagStrength {
  /** `ok`: hard to guess; `warn`: easy to guess; `danger`: fewer variants than teams. */
  tone: 'ok' | 'warn' | 'danger';
  /** "48 bits", "64 variants for 412 teams" */
  label: string;
}

interface FlagSamplesProps {
  samples: readonly string[];
  label: string;
  strength: FlagStrength | undefined;
}

const icons = { ok: Check, warn: TriangleAlert, danger: CircleAlert } as const;

function FlagSamples({ samples, label, strength }: FlagSamplesProps) {
  return (
    <Samples>
      <ul aria-label={label}>
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
      <SamplesFoot>
        <span>{label}</span>
        <span role="status">
          {strength && (
            <Strength data-tone={strength.tone}>
              <Icon icon={icons[strength.tone]} size={14} />
              {strength.label}
            </Strength>
          )}
        </span>
      </SamplesFoot>
    </Samples>
  );
}

/** A field for the template of dynamic flags, with samples. */
export function FlagTemplateField({
  label,
  mark,
  value,
  onValueChange,
  tokens,
  note,
  hint,
  error,
  changed,
  disabled = false,
  samples,
  samplesLabel,
  strength,
}: FlagTemplateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const insert = (token: TemplateToken): void => {
    const field = input.current;
    if (!field) return;
    const end = value.length;
    const next = insertToken(value, token, field.selectionStart ?? end, field.selectionEnd ?? end);
    onValueChange(next.text);
    field.focus();
    // Set the caret after the field has the new text.
    requestAnimationFrame(() => field.setSelectionRange(next.caret, next.caret));
  };
  return (
    <Stack gap={8}>
      <FormField
        label={label}
        {...(mark !== undefined && { optional: mark })}
        {...(changed !== undefined && { changed })}
        note={note}
        hint={hint}
        error={error}
      >
        <TintedInput
          ref={input}
          value={value}
          onValueChange={onValueChange}
          tokens={tokens}
          disabled={disabled}
        />
      </FormField>
      <Under>
        {tokens.map((token) => (
          <Tooltip key={token.token} text={token.meaning}>
            <Token
              type="button"
              disabled={disabled}
              // Keep the selection in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(token)}
            >
              {token.token}
            </Token>
          </Tooltip>
        ))}
      </Under>
      {!error && samples.length > 0 && (
        <FlagSamples samples={samples} label={samplesLabel} strength={strength} />
      )}
    </Stack>
  );
}
