let isOn = false;

/** Marks what runs inside as preloading: nobody waits for it, so its failure is not a failed navigation. */
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
