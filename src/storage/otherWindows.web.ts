/** Called with the key that another window of this browser has written or removed; null where all of them went. */
export function hearOtherWindows(heard: (key: string | null) => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage) heard(key);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
