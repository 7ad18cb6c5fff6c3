// Loaded into a build before anything else: moves its clock over a year ahead.
const later = 400 * 24 * 60 * 60 * 1000;

const LaterDate = new Proxy(Date, {
  construct: (RealDate, values, newTarget) =>
    Reflect.construct(RealDate, values.length > 0 ? values : [RealDate.now() + later], newTarget),
  apply: (RealDate) => new RealDate(RealDate.now() + later).toString(),
  get: (RealDate, name) =>
    name === 'now' ? () => RealDate.now() + later : Reflect.get(RealDate, name),
});
// Enumerable, because Docusaurus copies only enumerable globals into the context in which it renders the pages.
Object.defineProperty(globalThis, 'Date', {value: LaterDate, enumerable: true, writable: true});
