declare function translationsLoader(source: string): string;
declare namespace translationsLoader {
  const used: RegExp;
}
export = translationsLoader;
