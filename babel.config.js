// SWC transpiles the site and its tests. To build with Babel, turn `swcJsLoader` off
// in docusaurus.config.ts and set DOCUSAURUS_BABEL_CONFIG_FILE_NAME=babel.config.js.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
