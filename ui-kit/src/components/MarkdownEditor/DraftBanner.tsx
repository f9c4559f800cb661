import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Stack/Stack.tsx';
import { useDraft, type EditorDraft } from './use-draft.ts';

/** Offers to restore a draft stored on this device, above the text. */
export function DraftBanner({
  draft,
  value,
  onRestore,
}: {
  draft: EditorDraft;
  value: string;
  onRestore: (text: string) => void;
}) {
  const { found, settle } = useDraft(draft, value);
  if (!found) return null;
  const { words } = draft;
  return (
    <Banner
      edge
      action={
        <Row gap={8}>
          <Button
            size="small"
            onClick={() => {
              onRestore(found.text);
              settle();
            }}
          >
            {words.restore}
          </Button>
          <Button size="small" variant="ghost" onClick={settle}>
            {words.discard}
          </Button>
        </Row>
      }
    >
      {words.found(found.at)}
    </Banner>
  );
}
