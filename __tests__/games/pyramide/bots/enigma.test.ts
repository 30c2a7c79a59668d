import { firstThought, MINDS, solve } from '../../../../src/games/pyramide/bots';
import { loadDeck } from '../../../../src/games/pyramide/decks';
import { loadAnswers, loadLexicon, openAnswers, type Lexicon } from '../../../../src/games/pyramide/lexicon';
import { enigmaFigures, finish } from '../../../../tools/guess-pyramide/figures';

const LINES = `le parapluie;thing;pluie mouiller ouvrir oublier train manche toile vent retourner
le soleil;thing;chaud briller été lumière plage coucher jaune ciel
la mer;place;vague plage bateau sel bleu vacances marée poisson
Édith Piaf;person;chanteuse moineau vie rose noir accordéon voix`;
const ANSWERS = openAnswers('fr', LINES);
const riddle = (title: string, ...found: readonly (string | null)[]) => ({
  title,
  parts: ['On l’', ' au ', ', et on le ', ' dans le ', ' par temps de ', '.'],
  found,
});
const said = (...found: readonly (string | null)[]): string | null =>
  finish(solve(riddle('Ciel gris', ...found), ANSWERS, null, MINDS.strong));

describe('the enigma', () => {
  it('is what most of its words lead to, in any of their forms', () => {
    expect(said('ouvre', 'vent', 'oublie', 'trains', 'pluies')).toBe('le parapluie');
  });
  it('is passed where one word alone leads somewhere', () => {
    expect(said(null, null, null, null, null)).toBeNull();
  });
  it('is never an answer that stands in the riddle itself', () => {
    expect(said('parapluie', 'vent', 'oublie', 'train', 'pluie')).not.toBe('le parapluie');
  });
  it('is found by short words too', () => {
    expect(said('sel', null, null, null, 'bleu')).toBe('la mer');
  });
  it('is passed where a person and a thing are as likely', () => {
    expect(said('été', 'rose', 'lumière', 'moineau', null)).toBeNull();
  });
  it('is passed where two things of different kinds are known by each other, and the words lead to both', () => {
    const tooth = 'la dent;thing;souris oreiller mordre pièce tomber dentiste brosse carie';
    const found = riddle('Bonne affaire', 'oreiller', 'pièce', 'tombe', null, null);
    const saidOf = (other: string): string | null =>
      finish(solve(found, openAnswers('fr', [tooth, other, LINES].join('\n')), null, MINDS.strong));
    expect(saidOf('la petite souris;work;dent oreiller pièce nuit cadeau fée trou')).toBeNull();
    expect(saidOf('la petite fée;work;baguette oreiller pièce nuit cadeau ailes conte')).toBe('la dent');
  });
  it('in doubt is what a clue has named, if words of the riddle lead there too', () => {
    const inDoubt = riddle('Ciel gris', 'été', 'rose', 'lumière', 'moineau', null);
    const heardIn = (...heard: string[]): string | null =>
      finish(solve({ ...inDoubt, heard }, ANSWERS, null, MINDS.strong));
    expect(heardIn('sable', 'canicule')).toBeNull();
    expect(heardIn('sable', 'soleils')).toBe('le soleil');
    // Nothing leads to the sea.
    expect(heardIn('mer')).toBeNull();
  });
  it('is told apart by what the found words call to mind', async () => {
    const found = riddle('Ciel gris', 'plage', 'chaud', 'bateau', 'océan', 'mouette');
    const saidWith = (lexicon: Lexicon | null): string | null =>
      finish(solve(found, ANSWERS, lexicon, MINDS.strong));
    expect(saidWith(null)).toBeNull();
    expect(saidWith(await loadLexicon('fr'))).toBe('la mer');
  });
  it('in English is of the right kind even where it is wrong', async () => {
    const [answers, lexicon] = [await loadAnswers('en'), await loadLexicon('en')];
    const riddles = (await loadDeck('en-standard')).cards.flatMap((card) => card.riddles);
    for (const mind of [MINDS.strong, MINDS.solid, MINDS.beginner]) {
      const { said, right, rightKind } = enigmaFigures(riddles, answers, lexicon, mind);
      expect(said - right - rightKind).toBeLessThanOrEqual(1);
    }
  });
  it('knows makers by what their works are known by, and DICO keeps its first thought to itself', async () => {
    const answers = await loadAnswers('fr');
    const known = new Map(answers.all.map(({ text, words }) => [text, words]));
    for (const [maker, work] of [
      ['J. K. Rowling', 'Harry Potter'],
      ['Miyazaki', 'Chihiro'],
      ['Hergé', 'Tintin'],
    ] as const)
      expect(known.get(work)!.filter((word) => known.get(maker)!.includes(word)).length).toBeGreaterThan(4);
    const riddle = (found: string[]) => ({ title: '', parts: ['', '', '', '', '', ''], found });
    const thought = (found: string[]) => finish(firstThought(riddle(found), ANSWERS, null, MINDS.beginner));
    expect(thought(['vent', 'oublie', 'train', 'ouvre', 'pluie'])).toEqual(['parapluie']);
    expect(thought(['chanteuse', 'rose', 'noir', 'accordéon', 'voix'])).toEqual(['édith', 'piaf']);
    expect(thought(['xylophone', 'zzz', 'yyy', 'www', 'vvv'])).toEqual([]);
  });
  it('is found by a better player and with more words more often; what is said wrongly is of the right kind', async () => {
    const answers = await loadAnswers('fr');
    const lexicon = await loadLexicon('fr');
    const { cards } = await loadDeck('fr-junior');
    const riddles = cards.flatMap((card) => card.riddles);
    const figures = (level: keyof typeof MINDS, struck: number) => {
      const {
        said: aloud,
        right,
        rightKind,
      } = enigmaFigures(riddles, answers, lexicon, MINDS[level], struck);
      const share = (count: number): number => count / riddles.length;
      return { aloud: share(aloud), right: share(right), ofAnotherKind: share(aloud - right - rightKind) };
    };
    const [strong, solid, beginner] = [figures('strong', 0), figures('solid', 0), figures('beginner', 0)];
    expect(strong.right).toBeGreaterThan(0.7);
    expect(solid.right).toBeLessThan(strong.right - 0.1);
    expect(beginner.right).toBeLessThan(solid.right - 0.1);
    expect(figures('strong', 2).right).toBeLessThan(strong.right);
    expect(figures('strong', 5).aloud).toBeLessThan(0.05);
    for (const { ofAnotherKind } of [strong, solid, beginner]) expect(ofAnotherKind).toBeLessThan(0.03);
  });
});
