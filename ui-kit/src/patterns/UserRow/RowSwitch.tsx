import { useState } from 'react';
import { styled } from 'styled-components';
import { Switch } from '../../components/Switch/Switch.tsx';
import { media } from '../../tokens/media.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface RowSwitchProps {
  /** The stored state. */
  checked: boolean;
  /** Saves the state. The new state is shown until the promise settles; then `checked` is. */
  onChange: (checked: boolean) => Promise<unknown>;
  /** Name, with the person's name: "nullb is active". */
  label: string;
  /** Why it cannot be changed. */
  disabled?: string | undefined;
}

/** The target is larger than the switch and is highlighted on hover. */
const Target = styled.label`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 24px;
  border-radius: ${radius.card};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  ${media.coarse} {
    width: 44px;
    height: 44px;
  }
`;

/** A switch in a row that changes immediately, and back if saving fails. */
export function RowSwitch({ checked, onChange, label, disabled }: RowSwitchProps) {
  const [wanted, setWanted] = useState<boolean>();
  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    try {
      await onChange(next);
    } finally {
      // From now on, `checked` is shown again: the new or the old value.
      setWanted(undefined);
    }
  };
  return (
    <Target title={disabled}>
      <Switch
        aria-label={label}
        checked={wanted ?? checked}
        busy={wanted !== undefined}
        disabled={disabled !== undefined}
        onCheckedChange={(next) => void change(next)}
      />
    </Target>
  );
}
