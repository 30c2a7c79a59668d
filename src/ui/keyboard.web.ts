interface KeyPress {
  readonly key: string;
  preventDefault(): void;
}

/** Props for a view that listens to keys of whatever is focused inside it. The handler says whether the key was its own. */
export const onKeys = (handler: (key: string) => boolean): object => ({
  onKeyDown: (press: KeyPress) => {
    if (handler(press.key)) press.preventDefault();
  },
});
