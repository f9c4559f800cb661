import { Card, List, ListRow, Section, Stack, Text } from '@halyard/ui-kit';
import { licences } from 'virtual:licences';
import { useLanguage } from '../../i18n/i18n.tsx';

/** The libraries that the pages contain, with their licences; collected when they are built. */
export function Licences() {
  const { LL } = useLanguage();
  const words = LL.about;
  return (
    <Section title={words.madeWith()} note={words.licences({ count: licences.length })}>
      <Stack gap={8}>
        <Card pad={0}>
          <List label={words.madeWith()}>
            {licences.map(({ name, licence }) => (
              <ListRow key={name} title={name} end={licence} />
            ))}
          </List>
        </Card>
        <Text as="p" size={12} tone="faint">
          {words.noThirdParties()}
        </Text>
      </Stack>
    </Section>
  );
}
