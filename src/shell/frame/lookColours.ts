/** The rings of a look back, on any board: played solid, best dashed. Each is told from the other without its colour. */
export const lookColours = (dark: boolean): { readonly played: string; readonly best: string } =>
  dark ? { played: '#F4EFE4', best: '#FFC861' } : { played: '#26241F', best: '#935F00' };
