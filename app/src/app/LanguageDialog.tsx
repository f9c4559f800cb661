import { languages } from '@halyard/sdk';
import { Button, Dialog, Icon, List, ListRow, Text, toast } from '@halyard/ui-kit';
import { DoneIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { locales } from 'virtual:locales';
import { useChooseLanguage, useLanguage } from '../i18n/i18n.tsx';
import { isWarnedOf, keepWarned } from '../i18n/machine-warning.ts';

type Offer = (typeof languages)[number];

const [english] = languages;
const offers = languages.filter(({ code }) => code.toLowerCase() in locales);

/** All languages by their own names; before a machine-translated one it asks once. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { LL, locale } = useLanguage();
  const choose = useChooseLanguage();
  const [doubtful, setDoubtful] = useState<Offer | null>(null);
  const take = async (offer: Offer) => {
    onClose();
    if (await choose(offer.code)) return;
    toast({ tone: 'danger', title: LL.frame.language.failed({ language: offer.name }) });
  };
  const press = (offer: Offer) => {
    if (offer.machineTranslated && !isWarnedOf(offer.code)) setDoubtful(offer);
    else void take(offer);
  };
  if (doubtful) {
    return (
      <MachineDialog language={doubtful} onTake={(offer) => void take(offer)} onClose={onClose} />
    );
  }
  return (
    <Dialog open onClose={onClose} size="small" title={LL.frame.language.title()}>
      <List label={LL.frame.language.title()}>
        {offers.map((offer) => (
          <ListRow
            key={offer.code}
            title={<span lang={offer.code}>{offer.name}</span>}
            selected={offer.code === locale}
            onPress={() => press(offer)}
            end={<Mark offer={offer} isCurrent={offer.code === locale} />}
          />
        ))}
      </List>
    </Dialog>
  );
}

function Mark({ offer, isCurrent }: { offer: Offer; isCurrent: boolean }) {
  const { LL } = useLanguage();
  if (isCurrent) return <Icon icon={DoneIcon} />;
  if (!offer.machineTranslated) return null;
  return (
    <Text size={12} tone="faint">
      {LL.frame.language.machine()}
    </Text>
  );
}

interface MachineDialogProps {
  language: Offer;
  onTake: (offer: Offer) => void;
  onClose: () => void;
}

function MachineDialog({ language, onTake, onClose }: MachineDialogProps) {
  const { LL } = useLanguage();
  const words = LL.frame.language;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={words.machineTitle()}
      description={words.machineText({ language: language.name })}
      onSubmit={() => {
        keepWarned(language.code);
        onTake(language);
      }}
      actions={
        <>
          <Button variant="ghost" onClick={() => onTake(english)}>
            {words.toEnglish()}
          </Button>
          <Button type="submit" variant="primary">
            {words.confirm()}
          </Button>
        </>
      }
    />
  );
}
