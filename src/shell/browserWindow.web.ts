/** Told when another window is used while this one stays in sight, and when it is used again. */
export function watchBlur(heard: (blurred: boolean) => void): () => void {
  const blur = () => heard(true);
  const focus = () => heard(false);
  addEventListener('blur', blur);
  addEventListener('focus', focus);
  return () => {
    removeEventListener('blur', blur);
    removeEventListener('focus', focus);
  };
}

/** The browser asks before the page goes, while something would be lost with it. */
export function warnBeforeLeaving(lost: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (lost()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
