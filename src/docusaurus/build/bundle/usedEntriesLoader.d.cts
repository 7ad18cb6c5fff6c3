declare function usedEntriesLoader(source: string): string;
declare namespace usedEntriesLoader {
  const used: RegExp;
}
export = usedEntriesLoader;
