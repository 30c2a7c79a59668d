const { homeOf, pathOf, targetOf } = require('./places');
const { opensOnce, refuseImport } = require('./verdict');

const LOOSE =
  'This file stands in no room of the house, and no rule would hold for it. Rooms are TypeScript, in the folders that tools/lint/rooms.config.js names.';
const UNREADABLE = 'What is imported must be written out: nobody can tell where this leads.';
const ONE_DOOR = 'A cover has one dynamic import, its box: what else the game needs, the box brings.';

const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type'));

/** The text of a string, or of a template in which nothing is filled in. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : null;
}

/** Imports by room, whatever way they are written. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = pathOf(context.filename);
    const home = homeOf(path);
    if (!home) return { Program: (node) => context.report({ node, message: LOOSE }) };
    let doors = 0;

    function look(node, source, kind) {
      const specifier = textOf(source);
      const message = specifier === null ? UNREADABLE : refuseImport(home, targetOf(path, specifier), kind);
      if (message) context.report({ node, message });
    }

    const lookFrom = (node) => {
      if (node.source) look(node, node.source, isTypeOnly(node) ? 'type' : 'value');
    };

    return {
      ImportDeclaration: lookFrom,
      ExportNamedDeclaration: lookFrom,
      ExportAllDeclaration: lookFrom,
      ImportExpression(node) {
        doors += 1;
        if (doors > 1 && opensOnce(home)) context.report({ node, message: ONE_DOOR });
        else look(node, node.source, 'lazy');
      },
      TSImportType: (node) => look(node, node.source ?? node.argument.literal, 'type'),
      TSExternalModuleReference: (node) => look(node, node.expression, 'value'),
      'TSModuleDeclaration[id.type="Literal"]': (node) => look(node, node.id, 'type'),
      'Identifier[name="require"]'(node) {
        const { parent } = node;
        const called = parent.type === 'CallExpression' && parent.callee === node;
        look(parent, called ? parent.arguments[0] : null, 'value');
      },
    };
  },
};
