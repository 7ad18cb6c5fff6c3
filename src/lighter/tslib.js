/** The one function of `tslib` that packages in the pages call; see `aliases.ts`. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
