/** A loader: no part of a page is named but where it is loaded. See `devServer.ts`. */
module.exports = (source) => source.replace(/require\.resolveWeak\("[^"]*"\)/g, 'null');
