const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const { pathOf, ROOT } = require('./places');

const LIST = 'src/games/index.ts';
const TEMPLATE = 'null-game';

const GAMES = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const inCode = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Games by whatever they may be called: the id in a text, and what it becomes as a key or a variable. */
const CALLED = new Map([
  ...GAMES.map((id) => [id, id]),
  // A game begun from the template keeps the variables of the template for a while.
  ...GAMES.filter((id) => id !== TEMPLATE).map((id) => [inCode(id), id]),
]);

/** A game is named in its own folder and nowhere else: whoever asks for one by name has to be edited for the next. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = pathOf(context.filename);
    if (path === LIST) return {};

    function look(node, name) {
      const game = CALLED.get(name);
      if (game === undefined || path.startsWith(`src/games/${game}/`)) return;
      const message = `Nothing but ${LIST} names a game, and this names ${game}. What is special about it belongs to its cover or its box.`;
      context.report({ node, message });
    }

    return {
      Literal: (node) => look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked),
      Identifier: (node) => look(node, node.name),
    };
  },
};
