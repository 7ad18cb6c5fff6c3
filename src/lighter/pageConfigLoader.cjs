/** Parts of the configuration that only the build needs. */
const ofBuild = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** A part of the theme's configuration for what this site does not have. */
const ofUnused = ['blog'];

/** A loader: generated data without the parts that no page needs. See `pageConfig.ts`. */
module.exports = function pageConfigLoader(source) {
  if (this.resourcePath.endsWith('.json')) {
    return '{}';
  }
  const [, before, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'Docusaurus no longer writes its configuration as JSON: see src/lighter/pageConfig.ts.',
    );
  }
  const config = JSON.parse(json);
  for (const key of ofBuild) {
    delete config[key];
  }
  for (const key of ofUnused) {
    delete config.themeConfig?.[key];
  }
  // The rest of it chooses tools of the build.
  if (config.future) {
    config.future = {experimental_router: config.future.experimental_router};
  }
  return `${before}${JSON.stringify(config)};`;
};

module.exports.ofBuild = ofBuild;
