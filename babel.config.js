module.exports = (api) => {
  api.cache.using(() => process.env.NODE_ENV);
  return {
    presets: ['babel-preset-expo'],
    // Jest's sandbox loads no chunk by itself: there, one is required when it is asked for.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
