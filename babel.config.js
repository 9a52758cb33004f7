// Docusaurus Faster transpiles with SWC and ignores this file; jest uses it.
/** @type {(api: import('@babel/core').ConfigAPI) => import('@babel/core').TransformOptions} */
module.exports = (api) => {
  if (!api.env('test')) {
    return { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
  }
  return {
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { allowDeclareFields: true }],
    ],
  };
};
