import { sequenceNumbers } from '../../src/games/sequence-numbers/rules';
import { done, keepIt, reopened, sit, sitDown } from './support';

/** Seat 0 begins. */
const config = { dealer: 1 };
const two = () => sitDown(sit(null, null), { game: sequenceNumbers, config });

describe('a draft', () => {
  test('is kept with the game as soon as it is laid, and found after a reload by the same eyes', () => {
    const { session, kept } = two();
    session.uncover();
    session.keepDraft('rack', [2, 0, 1]);
    const saved = kept.at(-1)!;
    expect(saved.draft).toEqual({ eyes: 0, at: saved.log.length, parts: { rack: [2, 0, 1] } });
    const table = reopened(saved, sequenceNumbers);
    const again = sitDown(sit(null, null), { game: sequenceNumbers, table, draft: saved.draft! });
    expect(again.session.draft('rack')).toBeNull();
    again.session.uncover();
    expect(again.session.draft('rack')).toEqual([2, 0, 1]);
    expect(again.session.draft('turn')).toBeNull();
  });

  test('outlives a cover, and is not there while it is down', () => {
    const { session, now } = two();
    session.uncover();
    session.keepDraft('rack', [1, 0]);
    session.cover();
    expect(now().screen).toEqual({ kind: 'cover', seat: 0 });
    expect(session.draft('rack')).toBeNull();
    session.keepDraft('rack', ['somebody else']);
    session.uncover();
    expect(session.draft('rack')).toEqual([1, 0]);
  });

  test('is never shown to other eyes, though a save says it was laid in this position', () => {
    const { session, now } = sitDown(sit(null, null), {
      game: sequenceNumbers,
      config,
      draft: { eyes: 1, at: 1, parts: { rack: [9] } },
    });
    expect(now().table.log).toHaveLength(1);
    session.uncover();
    expect(session.draft('rack')).toBeNull();
  });

  test('goes with the next change, also where a move is taken back and the log is as long as before', () => {
    const { session, kept, play } = sitDown(sit(null));
    session.keepDraft('word', 'mer');
    play(keepIt);
    expect([session.draft('word'), kept.at(-1)!.draft]).toEqual([null, undefined]);
    session.keepDraft('word', 'ciel');
    session.undo();
    expect(session.draft('word')).toBeNull();
    play(keepIt);
    expect(session.draft('word')).toBeNull();
    play(done);
    expect(kept.at(-1)!.draft).toBeUndefined();
  });

  test('taken back leaves nothing, and the same again writes nothing', () => {
    const { session, kept } = sitDown(sit(null));
    session.keepDraft('word', 'mer');
    session.keepDraft('word', 'mer');
    expect(kept).toHaveLength(1);
    session.keepDraft('other', 1);
    session.keepDraft('word', null);
    expect(kept.at(-1)!.draft?.parts).toEqual({ other: 1 });
    session.keepDraft('other', null);
    expect(kept.at(-1)!.draft).toBeUndefined();
  });

  test('that cannot be kept is told', () => {
    const { session, now } = sitDown(sit(null), { trouble: () => 'full' });
    session.keepDraft('word', 'mer');
    expect(now().trouble).toBe('full');
  });
});

test('covering asks again who is there, and with one person alone does nothing', () => {
  const { session, now } = two();
  session.uncover();
  session.cover();
  expect(now().screen.kind).toBe('cover');
  const alone = sitDown(sit(null, 'beginner'), { game: sequenceNumbers });
  alone.session.cover();
  expect(alone.now().screen.kind).toBe('open');
});
