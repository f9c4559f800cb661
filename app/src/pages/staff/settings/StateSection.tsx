import { useGetSiteState, useTakeOverContainers } from '@halyard/sdk/react';
import type { SitePart } from '@halyard/sdk/types';
import {
  Badge,
  Button,
  FormSection,
  Readiness,
  type ReadinessCheck,
  Row,
  Stack,
  Text,
} from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { href } from '../../../app/routes/paths.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const TONES = { Ready: 'ok', NeedsAttention: 'warn', Off: 'neutral' } as const;
const MARKS = { Ready: 'check', NeedsAttention: 'warn', Off: 'unknown' } as const;

/** Whether each part of the site works, and what to do where it does not. */
export function StateSection() {
  const { LL } = useLanguage();
  const words = LL.staff.settings.state;
  const { data: parts, error, refetch } = useGetSiteState();
  const isCopy = parts?.some(({ reason }) => reason === 'ContainersElsewhere') ?? false;
  return (
    <FormSection id="state" title={words.title()} description={words.text()}>
      {error && !parts ? (
        <LoadFailure error={error} onRetry={refetch} title={words.loadFailed()} />
      ) : (
        <Readiness
          label={words.title()}
          checks={(parts ?? []).map((part) => toCheck(LL, part))}
          {...(!parts && { loadingRows: 9 })}
        />
      )}
      {isCopy && <TakeOver />}
    </FormSection>
  );
}

/** Makes this copy the site. */
function TakeOver() {
  const { LL } = useLanguage();
  const words = LL.staff.settings.state.takeOver;
  const { mutateAsync: takeOver } = useTakeOverContainers();
  const [ask, question] = useConfirm();
  const start = () =>
    ask({
      title: words.title(),
      effect: words.effect(),
      confirm: words.act(),
      destructive: true,
      act: () => takeOver(),
    });
  return (
    <>
      <Button variant="danger" onClick={start}>
        {words.act()}
      </Button>
      {question}
    </>
  );
}

function toCheck(
  LL: TranslationFunctions,
  { part, state, reason, addresses }: SitePart,
): ReadinessCheck {
  const words = LL.staff.settings.state;
  return {
    id: part,
    state: MARKS[state],
    text: (
      <Stack as="span" gap={2}>
        <Row as="span" gap={8} wrap>
          <Text weight={500}>{words.parts[part]()}</Text>
          <Badge tone={TONES[state]}>{words.states[state]()}</Badge>
        </Row>
        {reason !== null && (
          <Text size={12} tone="muted">
            {words.reasons[reason]()}
          </Text>
        )}
        {addresses.length > 0 && (
          <Text size={12} tone="muted">
            {part === 'Proxy'
              ? addresses.join(', ')
              : words.reaches({ addresses: addresses.join(', ') })}
          </Text>
        )}
      </Stack>
    ),
    ...(part === 'Mail' && { link: { href: href.mail(), label: words.toMail() } }),
  };
}
