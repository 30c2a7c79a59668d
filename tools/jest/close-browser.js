/** Where tests ran in this very process, their browser would keep it from ending. */
module.exports = () => process.closeWindows?.();
