export function copySite(folder: string): void;
