declare function preloadLoader(source: string): string;
export = preloadLoader;
