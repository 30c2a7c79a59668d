/**
 * Pyramide's cards as data. One format serves the decks that come with the app and the files players write, in any editor:
 *
 *     deck: Pyramide
 *     language: fr            fr or en
 *     age: standard           standard or junior; may be left out
 *
 *     card                    up to six riddles, then up to five expressions
 *     ? Title
 *     A sentence with *five* *marked* *words* *in* *it*.
 *     = the answer | other spelling | short form
 *     + an expression
 *
 *     @ 3f09c2…               under `card` or `names`, sixteen digits: its name for good, whatever is mended on it
 *     @ person, woman, arts   under an answer: what its writers want counted; never shown, and nobody needs it
 *
 *     names                   up to six themes of four proper names
 *     ? Theme
 *     - Name | other spelling
 *
 * Empty lines do not matter, and `#` begins a line that is not read.
 *
 * `limits` say what is too much, `draft` reads lines, `rules` judge them, `read` makes decks of what they let pass, `write` makes text again; `outline`
 * tells of a text that may be unfinished; `memory` keeps played cards away; `shipped`
 * holds the app's own decks, which load when chosen.
 */
export * from './faults';
export * from './limits';
export { sentenceOf } from './marks';
export * from './memory';
export * from './outline';
export * from './read';
export type { Strictness } from './rules';
export * from './shipped';
export * from './types';
export * from './write';
