// Loaded into a build before anything else: its clock shows a day over a year later.
const later = 400 * 24 * 60 * 60 * 1000;

const LaterDate = new Proxy(Date, {
  construct: (RealDate, values, newTarget) =>
    Reflect.construct(RealDate, values.length > 0 ? values : [RealDate.now() + later], newTarget),
  apply: (RealDate) => new RealDate(RealDate.now() + later).toString(),
  get: (RealDate, name) =>
    name === 'now' ? () => RealDate.now() + later : Reflect.get(RealDate, name),
});
// Enumerable, as Docusaurus takes only such a one into the context in which it renders the pages.
Object.defineProperty(globalThis, 'Date', {value: LaterDate, enumerable: true, writable: true});
