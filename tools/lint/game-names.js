const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const { pathOf, ROOT } = require('./places');

const GAMES = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A game is named in its own folder and nowhere else: whoever asks for one by name has to be edited for the next. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = pathOf(context.filename);
    return {
      Literal(node) {
        if (!GAMES.includes(node.value) || path.startsWith(`src/games/${node.value}/`)) return;
        const message = `Nothing but src/games/index.ts names a game, and this names ${node.value}. What is special about it belongs to its cover or its box.`;
        context.report({ node, message });
      },
    };
  },
};
