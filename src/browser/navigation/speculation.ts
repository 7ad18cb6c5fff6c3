let isOn = false;

/** Marks what runs inside as loading ahead of time: nobody waits for it, so its failure is no failure of a navigation. */
export function speculatively<T>(load: () => T): T {
  isOn = true;
  try {
    return load();
  } finally {
    isOn = false;
  }
}

export function isSpeculative(): boolean {
  return isOn;
}
