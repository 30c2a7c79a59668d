/** After a crash the page begins anew at its home, not at the address that crashed. */
export const forgetAddress = (): void => history.replaceState(null, '', '/');

/** A browser shows its address: navigation reads it there. */
export const firstAddress = (): { readonly getInitialURL?: () => null } => ({});
