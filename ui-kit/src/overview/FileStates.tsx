import { useEffect, useRef, type ReactNode } from 'react';
import { FileDrop, type FileDropProps } from '../components/FileDrop/FileDrop.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

const words = {
  choose: 'Drop a file or browse',
  over: 'Let go to upload',
  replace: 'Replace',
  another: 'Choose another',
  cancel: 'Cancel the upload',
};

const pdf = 'long-splice-writeup.pdf';

/** The look while a file is dragged over it. */
function DraggedOver({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drag = new DragEvent('dragenter', { bubbles: true, dataTransfer: new DataTransfer() });
    place.current?.firstElementChild?.dispatchEvent(drag);
  }, []);
  return <div ref={place}>{children}</div>;
}

function drop(status: FileDropProps['status']) {
  return (
    <FileDrop
      key={status.kind}
      status={status}
      hint="PDF up to 20 MB"
      accept=".pdf"
      words={words}
      onFiles={() => undefined}
      onCancel={() => undefined}
    />
  );
}

/** The states of an upload. */
export function FileStates() {
  return (
    <Stack gap={8}>
      {drop({ kind: 'rest' })}
      <DraggedOver>{drop({ kind: 'rest' })}</DraggedOver>
      {drop({ kind: 'uploading', name: pdf, progress: 0.62, detail: '62 %, 3 s' })}
      {drop({ kind: 'done', name: pdf, detail: '4.1 MB, sent 18:02 by linnea' })}
      {drop({ kind: 'error', name: 'notes.docx', detail: 'Only PDF is accepted' })}
    </Stack>
  );
}
