/** A function of a word that is asked for the same words again and again while the app thinks: each answer is made once. */
export function memoize<Answer>(make: (word: string) => Answer): (word: string) => Answer {
  const made = new Map<string, Answer>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    const answer = make(word);
    made.set(word, answer);
    return answer;
  };
}
