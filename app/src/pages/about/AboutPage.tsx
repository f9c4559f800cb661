import { hasRole } from '@halyard/sdk/rules';
import {
  Button,
  ButtonLink,
  CopyButton,
  Grid,
  Hoist,
  Logo,
  PageHeader,
  Row,
  Section,
  ShortcutList,
  Stack,
  Text,
  Card,
  List,
  ListRow,
} from '@halyard/ui-kit';
import { ExternalIcon } from '@halyard/ui-kit/icons';
import { readBuildInfo } from '../../app/build/build-info.ts';
import { setOverlay } from '../../app/frame/open-overlay.ts';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { useProfile } from '../../app/session/session.ts';
import { useKeyAreas } from '../../app/shortcuts/key-areas.ts';
import { useKeyChoice } from '../../app/shortcuts/shortcut-settings.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { BuildFacts } from './BuildFacts.tsx';
import { ForPrograms } from './ForPrograms.tsx';
import { versionInfo } from './version-info.ts';
import { licences } from 'virtual:licences';

/** The site and its software: keyboard, people, accessibility, build and licences. */
export function AboutPage() {
  const { LL, locale } = useLanguage();
  const words = LL.about;
  const build = readBuildInfo();
  return (
    <>
      <PageHeader
        title={words.title()}
        actions={
          <>
            {build.repo !== '' && (
              <ButtonLink variant="ghost" icon={ExternalIcon} href={build.repo} target="_blank">
                {words.source()}
              </ButtonLink>
            )}
            <CopyButton text={() => versionInfo(LL, build, navigator.userAgent, locale)}>
              {words.copy()}
            </CopyButton>
          </>
        }
      />
      <Grid pad="page" gap={32} columns="minmax(0, 1fr) 372px" align="start">
        <Stack gap={32}>
          <Site />
          <Keyboard />
          <Section title={words.programs()}>
            <Stack gap={12}>
              <Paragraph>{words.programsText()}</Paragraph>
              <Row gap={8} wrap>
                <ForPrograms />
              </Row>
            </Stack>
          </Section>
          <Section title={words.people()}>
            <Paragraph>{words.peopleText()}</Paragraph>
          </Section>
          <Section title={words.accessibility()}>
            <Stack gap={8}>
              <Paragraph>{words.accessibilityText()}</Paragraph>
              <Paragraph>{words.gaps()}</Paragraph>
            </Stack>
          </Section>
        </Stack>
        <Stack gap={24}>
          <BuildFacts build={build} />
          <Licences />
        </Stack>
      </Grid>
    </>
  );
}

function Site() {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const name = config?.title ?? '';
  return (
    <Row gap={20} wrap justify="between">
      <Row gap={20}>
        <Logo size={64} src={config?.logoUrl} />
        <Stack gap={4}>
          <Text as="h2" size={28}>
            {name}
          </Text>
          {config?.slogan && <Text tone="muted">{config.slogan}</Text>}
          <Text size={13} tone="faint">
            {LL.about.lead()}
          </Text>
        </Stack>
      </Row>
      <Hoist text={name.slice(0, MAX_FLAGS)} direction="row" size={24} />
    </Row>
  );
}

const MAX_FLAGS = 10;

function Keyboard() {
  const { LL } = useLanguage();
  const isStaff = hasRole(useProfile() ?? null, 'Admin');
  // The keys can be changed on this page.
  useKeyChoice();
  return (
    <Section
      title={LL.about.keyboard()}
      actions={
        <Button size="small" variant="ghost" onClick={() => setOverlay('keys')}>
          {LL.about.changeKeys()}
        </Button>
      }
    >
      <ShortcutList areas={useKeyAreas(isStaff)} />
    </Section>
  );
}

function Paragraph({ children }: { children: string }) {
  return (
    <Stack maxWidth={720}>
      <Text as="p" size={13} tone="muted">
        {children}
      </Text>
    </Stack>
  );
}

/** The libraries that the pages contain, with their licences; collected when they are built. */
function Licences() {
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
