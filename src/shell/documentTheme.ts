/** A phone is told by other means what shows around the app. */
export function setDocumentTheme(_theme: { readonly dark: boolean; readonly table: string }): void {}
