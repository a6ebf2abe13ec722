/** A storage that tells who writes what; it may refuse to store, as a private window does. */
export const createStorage = (onChange: (key: string | null) => void = () => {}) => {
  const values = new Map<string, string>();
  const state = { isRefusing: false };
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (state.isRefusing) throw new DOMException('The storage is full', 'QuotaExceededError');
      if (values.get(key) === value) return;
      values.set(key, value);
      onChange(key);
    },
    removeItem: (key) => {
      if (values.delete(key)) onChange(key);
    },
    clear: () => {
      if (values.size === 0) return;
      values.clear();
      onChange(null);
    },
  };
  return { storage, state };
};
