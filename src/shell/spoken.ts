/** A phone's screen reader knows the language of the app by itself. */
export function spokenLanguage(_language: string): void {}
