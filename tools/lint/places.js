const { join, posix, relative, sep } = require('node:path');

const { FILES, FRAME_ROOMS, GAME_ROOMS } = require('./rooms.config');

const ROOT = join(__dirname, '../..');

/** The path from the root of the house, with slashes whatever the system. */
const pathOf = (file) => relative(ROOT, file).split(sep).join('/');

const withoutEnding = (name) => name.replace(/\.\w+$/, '');

const among = (rooms, room) => (Object.hasOwn(rooms, room) ? room : null);

/** Where a path leads: the game it belongs to, if any; its room, null where it is in none; and what to call it. */
function placeOf(path) {
  const [top, second = '', third = 'index', fourth] = path.split('/');
  if (top === 'app' || top === 'assets') return { game: null, room: top, name: top };
  if (top !== 'src') return { game: null, room: null, name: top };
  if (second !== 'games') return { game: null, room: among(FRAME_ROOMS, second), name: second || top };
  if (fourth === undefined) {
    const file = `games/${withoutEnding(third)}`;
    const room = among(FRAME_ROOMS, file);
    return { game: room ? null : third, room, name: file };
  }
  const room = withoutEnding(fourth);
  return { game: third, room: among(GAME_ROOMS, room), name: `${third}/${room}` };
}

/** The room a file stands in, or null: a file loose between the rooms would be under no rule. */
function homeOf(path) {
  const place = placeOf(path);
  const depth = path.split('/').length;
  if (!place.room || !/\.tsx?$/.test(path)) return null;
  if (place.room === 'app') return place;
  const file = FILES[place.room];
  if (file) return path === `src/games/${place.game ? `${place.game}/` : ''}${file}` ? place : null;
  return depth > (place.game ? 4 : 2) ? place : null;
}

/** What may be imported there. */
const listOf = ({ game, room }) => (game ? GAME_ROOMS : FRAME_ROOMS)[room];

/** Where an import leads: a place of the house, or a package. */
const targetOf = (path, specifier) =>
  /^\.\.?(\/|$)/.test(specifier)
    ? placeOf(posix.join(posix.dirname(path), specifier))
    : { package: specifier };

module.exports = { ROOT, pathOf, homeOf, listOf, targetOf };
