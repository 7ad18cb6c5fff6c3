/** JSON files written by the site-data plugin; the names must match its `createData` calls. */
declare module '@site-data/articles.json' {
  const value: readonly import('../domain/articles/article').ArticleListItem[];
  export default value;
}
declare module '@site-data/site-map.json' {
  const groups: readonly import('../site/navigation').NavigationGroup[];
  export default groups;
}

declare module '@site-data/newest-articles.json' {
  const value: readonly import('../domain/articles/article').ArticleListItem[];
  export default value;
}
declare module '@site-data/first-questions.json' {
  const value: readonly import('../domain/articles/article').FaqQuestion[];
  export default value;
}
declare module '@site-data/glossary.json' {
  const value: readonly import('../domain/articles/glossary').GlossaryEntry[];
  export default value;
}
/** By term id. */
declare module '@site-data/glossary-cards.json' {
  const value: Readonly<Record<string, import('../domain/articles/glossary').TermCard>>;
  export default value;
}
declare module '@site-data/shell.json' {
  const value: {
    readonly categories: readonly {readonly label: string; readonly to: string}[];
    /** Oldest day on which an article was checked, `rrrr-mm-dd`. */
    readonly lawCheckedOn: string;
  };
  export default value;
}
/** Names of the middleware to run, by address with the base path. */
declare module '@site-data/route-middleware.json' {
  const value: import('../domain/browser/navigation/middleware').MiddlewareByPath;
  export default value;
}
declare module '@site-data/papers.json' {
  const value: readonly import('../domain/papers/paper').Paper[];
  export default value;
}
declare module '@site-data/paths.json' {
  const value: import('../domain/articles/audiencePath').AudiencePaths;
  export default value;
}
/** The latest first. */
declare module '@site-data/changes.json' {
  const value: readonly import('../domain/articles/change').Change[];
  export default value;
}
declare module '@site-data/model-day.json' {
  const value: import('../domain/day/modelDay').ModelDay;
  export default value;
}
declare module '@site-data/first-answer.json' {
  const answer: import('../domain/calculator/firstAnswer').FirstAnswer;
  export default answer;
}
declare module '@site-data/example-answer.json' {
  const value: import('../domain/calculator/example').ExampleAnswer;
  export default value;
}
declare module '@site-data/worked-month.json' {
  const value: import('../domain/calculator/workedMonth').WorkedMonth;
  export default value;
}
declare module '@site-data/home.json' {
  const value: import('../content/schema/pages').Home;
  export default value;
}
declare module '@site-data/offer.json' {
  const value: import('../content/schema/pages').Offer;
  export default value;
}
declare module '@site-data/clients.json' {
  const value: import('../content/schema/pages').Clients;
  export default value;
}
declare module '@site-data/contact.json' {
  const value: import('../content/schema/pages').Contact;
  export default value;
}
declare module '@site-data/register.json' {
  const value: import('../content/schema/notices').Register;
  export default value;
}
declare module '@site-data/rates.json' {
  const value: import('../content/schema/rates').Rates;
  export default value;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '@site-data/kwh-rates.json' {
  const value: readonly import('../domain/calculator/kwhRates').KwhRates[];
  export default value;
}
declare module '@site-data/numbers.json' {
  const value: readonly import('../domain/calculator/siteNumbers').SiteNumber[];
  export default value;
}
declare module '@site-data/specimen.json' {
  const value: import('../domain/calculator/specimen').Specimen;
  export default value;
}
/** Loaded only by those who name a municipality. */
declare module '@site-data/municipalities.json' {
  const value: import('../domain/place/municipalities').MunicipalityData;
  export default value;
}
