import type { RiddleView, TargetWordView } from '../rules';

/** What stands together in a sentence and is never broken: a word with its comma, a blank with its full stop. */
export type Token = readonly Piece[];

type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string; readonly fate: TargetWordView['fate'] }
  | { readonly kind: 'blank'; readonly at: number; readonly fate: TargetWordView['fate'] };

/** Signs that hang on the word before them, or, opening, on the one after. */
const HANGS = /^[;:!?»…–—]+$/;
const OPENS = /^[«(]+$/;

/** The sentence with the words that were found, in its order. Pending and struck ones are blanks: the view does not hold them. */
export function tokensOf({ parts, words }: RiddleView, open: boolean): readonly Token[] {
  const tokens: Piece[][] = [[]];
  const put = (piece: Piece) => tokens[tokens.length - 1]!.push(piece);
  (parts ?? []).forEach((part, nth) => {
    part.split(' ').forEach((text, place) => {
      if (place > 0) tokens.push([]);
      if (text !== '') put({ kind: 'text', text });
    });
    const word = words[nth];
    if (word) put(pieceOf(word, nth, open));
  });
  return hung(tokens.filter((token) => token.length > 0));
}

function pieceOf(word: TargetWordView, at: number, open: boolean): Piece {
  // DICO's eyes may know more than lies on the table; here is only what everybody knows.
  const shown = word.word !== null && (open || word.fate === 'found');
  return shown ? { kind: 'word', text: word.word!, fate: word.fate } : { kind: 'blank', at, fate: word.fate };
}

const isSign = (token: Token | undefined, signs: RegExp): boolean =>
  token?.length === 1 && token[0]!.kind === 'text' && signs.test(token[0]!.text);

const SPACE: Piece = { kind: 'text', text: '\u00A0' };

/** No line begins with a sign that belongs to the one before, nor ends with a quotation mark that opens. */
function hung(tokens: readonly Token[]): readonly Token[] {
  return tokens.reduce<readonly Token[]>((done, token) => {
    const last = done[done.length - 1];
    const joins = last !== undefined && (isSign(token, HANGS) || isSign(last, OPENS));
    return joins ? [...done.slice(0, -1), [...last, SPACE, ...token]] : [...done, token];
  }, []);
}
