const { TestEnvironment } = require('jest-environment-node');

const { openWindows } = require('../browser/windows');
const { WEB_BUILD } = require('../export');

/** One for all visits of a worker: it stays open from one file to the next, since what it has compiled is still there then. */
let windows = null;

/** Gives tests a browser. Outside of their sandbox, so that it is loaded once, not once a file. */
module.exports = class WithBrowser extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openWindows = () => (windows ??= openWindows(WEB_BUILD));
    process.closeWindows = async () => (await windows)?.close();
  }
};
