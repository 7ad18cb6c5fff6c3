/** The one function of `tslib` that packages in the pages call; see `build/bundle/lighterPackages.ts`. */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule === true ? module : {default: module};
}
