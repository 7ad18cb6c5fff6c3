/** The one function of `tslib` that packages in the pages call; see `aliases.ts`. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
