import { languages } from '@halyard/sdk';
import { Button, Dialog, Icon, List, ListRow, Text } from '@halyard/ui-kit';
import { DoneIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { availableLanguages } from './available-languages.ts';
import type { AvailableLanguage } from './available-languages.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

const [english] = languages;

interface LanguageDialogProps {
  /** The machine-translated language to confirm first. */
  asked: AvailableLanguage | null;
  onClose: () => void;
}

/** All languages by their own names. A machine-translated one has to be confirmed. */
export function LanguageDialog({ asked, onClose }: LanguageDialogProps) {
  const { LL, locale } = useLanguage();
  const turnTo = useSwitchLanguage();
  const [doubtful, setDoubtful] = useState(asked);
  const take = (offer: AvailableLanguage) => {
    onClose();
    void turnTo(offer);
  };
  const press = (offer: AvailableLanguage) => {
    if (offer.machineTranslated) setDoubtful(offer);
    else take(offer);
  };
  if (doubtful) {
    return <MachineDialog language={doubtful} onTake={take} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} size="small" title={LL.frame.language.title()}>
      <List label={LL.frame.language.title()}>
        {availableLanguages.map((offer) => (
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

function Mark({ offer, isCurrent }: { offer: AvailableLanguage; isCurrent: boolean }) {
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
  language: AvailableLanguage;
  onTake: (offer: AvailableLanguage) => void;
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
      onSubmit={() => onTake(language)}
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
