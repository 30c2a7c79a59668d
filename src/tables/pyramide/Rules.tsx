import type { Language } from '../../i18n';

export function Rules(_props: { readonly language: Language }) {
  return null;
}
