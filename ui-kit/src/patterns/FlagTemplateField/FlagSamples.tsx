import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Samples, SamplesFoot, Strength } from './FlagTemplateField.styles.ts';

export interface FlagStrength {
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

export function FlagSamples({ samples, label, strength }: FlagSamplesProps) {
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
