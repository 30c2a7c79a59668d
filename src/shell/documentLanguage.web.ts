/** A browser reads the page aloud, breaks its lines and offers to translate it in the language the page says it is in. */
export function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}
