import { Text } from '../Text/Text.tsx';

export interface CharacterCountProps {
  /** The text to count. */
  value: string;
  /** Maximum number of characters. */
  max: number;
}

/** "30 / 128", for the `note` of a `FormField`; red above the maximum. */
export function CharacterCount({ value, max }: CharacterCountProps) {
  return (
    <Text size={12} figures {...(value.length > max ? { tone: 'danger', weight: 500 } : {})}>
      {value.length} / {max}
    </Text>
  );
}
