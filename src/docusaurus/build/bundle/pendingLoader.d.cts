declare function pendingLoader(source: string): string;
export = pendingLoader;
