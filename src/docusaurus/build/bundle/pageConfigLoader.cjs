/** Parts of the configuration that only the build needs. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** A loader: the generated configuration without the parts that no page needs. See `pageConfig.ts`. */
module.exports = function pageConfigLoader(source) {
  const [, before, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'Docusaurus no longer writes its configuration as JSON: see src/docusaurus/build/bundle/pageConfig.ts.',
    );
  }
  const config = JSON.parse(json);
  for (const key of ofBuild) {
    delete config[key];
  }
  return `${before}${JSON.stringify(config)};`;
};

module.exports.ofBuild = ofBuild;
