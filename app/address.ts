/** The link that opened the app on a phone; after a crash it is not followed again. */
let forgotten = false;

export const forgetAddress = (): void => {
  forgotten = true;
};

/** What navigation is told about the first address; on a phone the system knows it, until it is to be forgotten. */
export const firstAddress = (): { readonly getInitialURL?: () => null } =>
  forgotten ? { getInitialURL: () => null } : {};
