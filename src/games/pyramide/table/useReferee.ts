import { useEffect, useState } from 'react';
import type { PublicConfig } from '../rules';
import { loadLexicon, type Lexicon } from '../lexicon';

export interface Referee {
  readonly lexicon: Lexicon;
  readonly club: boolean;
}

/** The dictionary comes when it is first needed; until then nothing typed is called wrong. */
export function useReferee({ language, club }: PublicConfig): Referee | null {
  const [lexicon, setLexicon] = useState<Lexicon | null>(null);
  useEffect(() => {
    let here = true;
    loadLexicon(language).then(
      (opened) => here && setLexicon(opened),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [language]);
  return lexicon && { lexicon, club };
}
