// Docusaurus Faster transpiles with SWC and jest does too: this is for who turns that off.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
