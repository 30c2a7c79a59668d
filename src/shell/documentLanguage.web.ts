/**
 * A browser reads the page aloud, breaks its lines and offers to translate it in the language the page says it is in, and offers to
 * install it in the language of its manifest.
 */
export function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
  const manifest = document.querySelector('link[rel=manifest]');
  const address = `/manifest.${language}.webmanifest`;
  if (manifest && manifest.getAttribute('href') !== address) manifest.setAttribute('href', address);
}
