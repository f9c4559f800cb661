import { useRef, type Ref } from 'react';
import { useFieldControl } from '../../components/FormField/field-context.ts';
import { Box, Input, Tint } from './FlagTemplateField.styles.ts';
import { splitTemplate, type TemplateToken } from './insert-token.ts';

interface TintedInputProps {
  value: string;
  onValueChange: (value: string) => void;
  tokens: readonly TemplateToken[];
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** One line of text whose tokens are tinted. */
export function TintedInput({ value, onValueChange, tokens, disabled, ref }: TintedInputProps) {
  const tint = useRef<HTMLDivElement>(null);
  const field = useFieldControl();
  return (
    <Box data-invalid={field['aria-invalid']} data-disabled={disabled || undefined}>
      <Tint ref={tint} aria-hidden>
        {splitTemplate(value, tokens).map(({ text, isToken }, index) =>
          isToken ? (
            // Pieces have no identity but their index.
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={index}>
              <span>{text}</span>
            </mark>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{text}</span>
          ),
        )}
      </Tint>
      <Input
        {...field}
        ref={ref}
        value={value}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => onValueChange(target.value)}
        onScroll={({ currentTarget }) => {
          if (tint.current) tint.current.scrollLeft = currentTarget.scrollLeft;
        }}
      />
    </Box>
  );
}
