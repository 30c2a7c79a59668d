/** What a browser draws itself, around the app and behind it, follows the theme that was chosen here. */
export function setDocumentTheme({ dark, table }: { readonly dark: boolean; readonly table: string }): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', table);
}
