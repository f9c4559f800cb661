import { useEffect, useRef, useState } from 'react';

export interface ImageUploads {
  /**
   * Uploads a picture and returns its address. `report` takes the progress from 0 to 1. The message
   * of a thrown error is shown.
   */
  send: (file: File, report: (share: number) => void, signal: AbortSignal) => Promise<string>;
  /** Accepted files, as the attribute of a file input. Default "image/*". */
  accept?: string;
  words: {
    /** Name of the toolbar button: "Picture". */
    image: string;
    /** Shown while files are dragged over the text: "Let go to upload". */
    over: string;
    /** Name of the cancel button: `Cancel rope.png`. */
    cancel: (name: string) => string;
    /** Shown when an error has no message. */
    failed: string;
  };
}

export interface ImageOnItsWay {
  id: number;
  name: string;
  /** Progress from 0 to 1. */
  share: number;
  /** Why it failed; shown until it is dismissed. */
  error?: string;
}

interface Options {
  uploads: ImageUploads | undefined;
  /** Inserts placeholders at the caret. */
  onStart: (pictures: readonly { id: number; name: string }[]) => void;
  /** Replaces a placeholder with the picture, or removes it. */
  onSettle: (picture: { id: number; name: string }, url: string | null) => void;
}

function wanted(file: File, accept = 'image/*'): boolean {
  return accept.split(',').some((kind) => {
    const plain = kind.trim();
    if (plain.startsWith('.')) return file.name.toLowerCase().endsWith(plain);
    return plain.endsWith('/*') ? file.type.startsWith(plain.slice(0, -1)) : file.type === plain;
  });
}

/** Pictures that are being uploaded. */
export function useImageUploads({ uploads, onStart, onSettle }: Options) {
  const [items, setItems] = useState<readonly ImageOnItsWay[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (id: number, part: Partial<ImageOnItsWay>): void =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const forget = (id: number): void => {
    running.current.get(id)?.abort();
    setItems((before) => before.filter((item) => item.id !== id));
  };

  const sendOne = async (file: File, id: number, { send, words }: ImageUploads): Promise<void> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    let url: string | null = null;
    try {
      url = await send(file, (share) => change(id, { share }), controller.signal);
      forget(id);
    } catch (error) {
      const message = error instanceof Error && error.message !== '' ? error.message : words.failed;
      if (!controller.signal.aborted) change(id, { error: message });
    }
    running.current.delete(id);
    onSettle({ id, name: file.name }, url);
  };
  /** Returns whether any of the files is accepted. */
  const take = (files: readonly File[]): boolean => {
    if (!uploads) return false;
    const pictures = files
      .filter((file) => wanted(file, uploads.accept))
      .map((file) => ({ file, id: nextId.current++, name: file.name }));
    if (pictures.length === 0) return false;
    onStart(pictures);
    setItems((before) => [...before, ...pictures.map(({ id, name }) => ({ id, name, share: 0 }))]);
    for (const { file, id } of pictures) void sendOne(file, id, uploads);
    return true;
  };
  return { items, take, forget };
}
