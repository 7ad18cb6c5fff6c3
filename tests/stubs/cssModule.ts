/** A CSS module in which every class is called what it is called in the file. */
export default new Proxy<Readonly<Record<string, string>>>({}, {get: (_, name) => String(name)});
