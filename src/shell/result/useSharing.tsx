import { useCallback, useState, type ReactElement } from 'react';
import { useApp } from '../AppProvider';
import { share, type ShareOutcome } from '../share';
import { SharedPicture, type PictureOf } from './SharedPicture';

export interface Sharing {
  readonly begin: () => void;
  /** What became of it, in words. */
  readonly said: string | null;
  /** To be mounted somewhere: what the picture is made of, while it is made. */
  readonly drawing: ReactElement | null;
}

/** Makes a picture of a result and hands it on; where there is no way to, its words. */
export function useSharing(of: PictureOf, text: string): Sharing {
  const { words } = useApp();
  const [drawing, setDrawing] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const onDrawn = useCallback(
    (png: string | null) => {
      setDrawing(false);
      void share({ picture: bytesOf(png), name: of.from, text }).then(setOutcome);
    },
    [of, text],
  );
  const begin = useCallback(() => {
    setOutcome(null);
    setDrawing(true);
  }, []);
  const says: Partial<Record<ShareOutcome, string>> = {
    shared: words.solo.shared,
    saved: words.solo.saved,
    copied: words.solo.copied,
    failed: words.solo.shareFailed,
  };
  return {
    begin,
    said: outcome ? (says[outcome] ?? null) : null,
    drawing: drawing ? <SharedPicture of={of} onDrawn={onDrawn} /> : null,
  };
}

/** Some phones break the lines of what they write. */
const bytesOf = (png: string | null): Uint8Array<ArrayBuffer> | null =>
  png === null ? null : Uint8Array.from(atob(png.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
