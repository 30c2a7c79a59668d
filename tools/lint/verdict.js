const { isBuiltin } = require('node:module');

const { listOf } = require('./places');

/** The names under which a place may stand on the list of a room. */
function namesOf(home, target) {
  if (target.room === null) return [];
  if (target.game === null) return [target.room];
  return [`any ${target.room}`, ...(target.game === home.game ? [`own ${target.room}`] : [])];
}

const onList = (packages, specifier) =>
  packages.some((name) =>
    name.endsWith('/*') ? specifier.startsWith(name.slice(0, -1)) : name === specifier,
  );

function isAllowed(home, target, kind) {
  const { may = [], types = [], lazy = [], packages = [] } = listOf(home);
  if (target.package) return onList(packages, target.package);
  const lists = { value: may, type: [...may, ...types], lazy: [...may, ...lazy] };
  return namesOf(home, target).some((name) => lists[kind].includes(name));
}

/** What a room may look into, for a person to read. */
function allowance(home) {
  const { may = [], types = [], lazy = [], packages = [] } = listOf(home);
  const rooms = [
    ...may,
    ...types.map((room) => `types of ${room}`),
    ...lazy.map((room) => `${room}, lazily and once`),
  ];
  return `${home.name} may look into: ${rooms.join(', ')}; packages: ${packages.join(', ') || 'none'}.`;
}

/** The general rule that was broken, where there is one; otherwise the room's own reason. */
function reason(home, target) {
  if (target.package && isBuiltin(target.package))
    return 'Node’s own modules are for tools and tests: a phone has none.';
  if (target.package) return listOf(home).why;
  if (target.game && home.game && target.game !== home.game)
    return 'A game never imports another game: what both need belongs to the frame.';
  if (target.game && !home.game && home.room !== 'games/index')
    return 'Nothing but src/games/index.ts names a game, and a game is opened by its cover.';
  if (target.room === 'app') return 'Nothing in src imports a screen.';
  if (target.name === 'tools' || target.name === '__tests__')
    return 'The app does not lean on its tools and tests.';
  return listOf(home).why;
}

/** Null, or why this may not be imported there. `kind` is `value`, `type` or `lazy`. */
function refuseImport(home, target, kind) {
  if (isAllowed(home, target, kind)) return null;
  const how = isAllowed(home, target, 'type') ? ' but for its types' : '';
  const what = target.package ? `the package ${target.package}` : target.name;
  return `${home.name} may not look into ${what}${how}. ${reason(home, target)} ${allowance(home)}`;
}

const opensOnce = (home) => listOf(home).lazy !== undefined;

module.exports = { refuseImport, opensOnce };
