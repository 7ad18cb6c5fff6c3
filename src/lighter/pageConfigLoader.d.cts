declare function pageConfigLoader(this: {readonly resourcePath: string}, source: string): string;
declare namespace pageConfigLoader {
  const ofBuild: readonly string[];
}
export = pageConfigLoader;
