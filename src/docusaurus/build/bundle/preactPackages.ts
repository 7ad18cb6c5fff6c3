import path from 'node:path';

const compat = path.dirname(require.resolve('preact/compat/package.json'));
const own = (file: string): string => path.resolve(__dirname, '../../', file);

/**
 * What is written against React runs on Preact, in the browser and when the pages are drawn: 11 kB for 57.
 */
export const preactPackages = {
  resolve: {
    // The keys are those of Docusaurus's own configuration.
    alias: {react: compat, 'react-dom': compat},
  },
  serverModule: {
    rules: [
      {
        test: require.resolve('@docusaurus/core/lib/client/renderToHtml'),
        use: {
          loader: path.join(__dirname, 'insteadLoader.cjs'),
          options: {file: own('build/renderToHtml.ts')},
        },
      },
    ],
  },
};
