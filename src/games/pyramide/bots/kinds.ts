import type { AnswerKind, Answers, Language } from '../lexicon';
import type { AnswerIndex } from './answerIndex';
import { plainForm } from './forms';

/** How much likelier an answer is for a lead of one. */
const STEEP = 2;
/** Of two that are known by each other, like the tooth and its mouse, a riddle's words lead to both: a lead tells less. */
const STEEP_AMONG_KIN = 0.8;
/** A name in both: Gustave Eiffel and his tower. Shorter words are no names. */
const NAME = 4;
/** So sure the kind of answer must be before anything is said: a person is said for a person, or nothing. */
const SURE: Readonly<Record<Language, number>> = { fr: 0.9, en: 0.87 };

/**
 * The kind that most of the likelihood falls to, and whether nearly all of it does. Answers that nothing leads to have their part in it:
 * where little is known, nothing is sure.
 */
export function kindSought(
  scores: Float64Array,
  answers: Answers,
  index: AnswerIndex,
): { readonly kind: AnswerKind; readonly sure: boolean } {
  const highest = scores.reduce((high, score) => Math.max(high, score), 0);
  const kin = kinOf(scores.indexOf(highest), answers, index);
  const shares = new Map<AnswerKind, number>();
  let sum = 0;
  answers.all.forEach(({ kind }, answer) => {
    const steep = kin.has(answer) && scores[answer]! > 0 ? STEEP_AMONG_KIN : STEEP;
    const share = Math.exp(steep * (scores[answer]! - highest));
    shares.set(kind, (shares.get(kind) ?? 0) + share);
    sum += share;
  });
  const [kind, share] = [...shares].reduce((most, one) => (one[1] > most[1] ? one : most));
  return { kind, sure: share >= SURE[answers.language] * sum };
}

/** Answers of another kind that are known by this one as this one is by them, or that share a name with it. */
function kinOf(
  answer: number,
  { all, language }: Answers,
  { own, thoughts }: AnswerIndex,
): ReadonlySet<number> {
  const { kind, words } = all[answer]!;
  const names = own[answer]!;
  const known = new Set(words.map((word) => plainForm(word, language)));
  const knownByIt = new Set(names.flatMap((name) => (thoughts.get(name) ?? []).map((one) => one.answer)));
  const isKin = (other: number): boolean =>
    (knownByIt.has(other) && own[other]!.some((name) => known.has(name))) ||
    own[other]!.some((name) => name.length >= NAME && names.includes(name));
  return new Set(all.flatMap((one, other) => (one.kind !== kind && isKin(other) ? [other] : [])));
}
