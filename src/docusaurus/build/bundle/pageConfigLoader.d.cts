declare function pageConfigLoader(source: string): string;
declare namespace pageConfigLoader {
  const ofBuild: readonly string[];
}
export = pageConfigLoader;
