import { ColourField, FormField, setTheme } from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';

const SWATCHES = {
  green: '#00aa85',
  blue: '#2f7de1',
  violet: '#7a5af0',
  pink: '#d6409f',
  red: '#e5484d',
  orange: '#f76808',
  yellow: '#f5e04a',
  grey: '#8d9aa0',
} as const;

/** Debounce before a typed colour is applied to the page, in ms. */
const DEBOUNCE = 200;

/** The user's own colour. It is applied to the page shortly after the value is valid. */
export function CustomColour({ colour }: { colour: string }) {
  const { LL } = useLanguage();
  const [picked, setPicked] = useState(colour);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pick = (value: string) => {
    setPicked(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTheme({ custom: value }), DEBOUNCE);
  };
  const names = Object.keys(SWATCHES) as (keyof typeof SWATCHES)[];
  return (
    <FormField
      label={LL.profile.ownColour()}
      hint={LL.profile.colourForm({ example: SWATCHES.blue })}
    >
      <ColourField
        value={picked}
        onValueChange={pick}
        pickLabel={LL.profile.pickColour()}
        swatches={names.map((name) => ({
          value: SWATCHES[name],
          label: LL.profile.colours[name](),
        }))}
      />
    </FormField>
  );
}
