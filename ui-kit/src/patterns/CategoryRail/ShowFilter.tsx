import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Count, Row } from './ShowFilter.styles.ts';

export interface ShowFilterProps {
  label: string;
  /** How many challenges match: "27". */
  count?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A filter with the number of challenges that match it. */
export function ShowFilter({ label, count, checked, onChange }: ShowFilterProps) {
  return (
    <Row>
      <Checkbox checked={checked} onCheckedChange={onChange}>
        {label}
      </Checkbox>
      {count && <Count>{count}</Count>}
    </Row>
  );
}
