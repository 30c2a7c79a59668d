const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const modules = path.resolve(__dirname, '..', '..', '..', 'node_modules');
const config = getDefaultConfig(__dirname);

/** The bare app is compared with ours, so it is built from the very same packages: the root's. */
config.watchFolders = [modules];
config.resolver.nodeModulesPaths = [modules];

module.exports = config;
