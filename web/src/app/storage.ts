/** What this browser remembers. Private windows may forbid it: then nothing is remembered. */

const PREFIX = "sandtable.";

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Remembering is a comfort, not a need.
  }
}

/** Calls when another page of this browser has remembered something else. */
export function whenChanged(key: string, changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) changed();
  });
}
