/** A phone's screen reader knows the language of the app by itself. */
export function setDocumentLanguage(_language: string): void {}
