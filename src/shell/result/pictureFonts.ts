/** Phones draw with the letters that the app has loaded: nothing has to be brought along. */
export const pictureFonts = async (_testID: string): Promise<void> => {};
