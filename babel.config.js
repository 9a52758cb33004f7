// Docusaurus Faster transpiles with SWC; only jest reads this file.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
