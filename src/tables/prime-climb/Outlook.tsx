import type { View } from '../../engine/prime-climb';
import type { Language } from '../../i18n';
import type { ClimbWords } from '../../i18n/prime-climb';

export interface OutlookProps {
  readonly view: View;
  readonly words: ClimbWords;
  readonly language: Language;
}

export function Outlook(_props: OutlookProps) {
  return null;
}
