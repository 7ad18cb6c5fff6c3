/** A CSS module in which every class keeps its name from the file. */
export default new Proxy<Readonly<Record<string, string>>>({}, {get: (_, name) => String(name)});
