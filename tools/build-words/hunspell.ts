import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  readonly kind: 'PFX' | 'SFX';
  readonly strip: string;
  readonly add: string;
  readonly next: readonly string[];
  readonly condition: RegExp;
}

/** A line of a dictionary: a word with all its forms. */
export interface Paradigm {
  readonly lemma: string;
  readonly forms: ReadonlySet<string>;
}

/** Every form of every word a Hunspell dictionary accepts, with its capitals. */
export function expandDictionary(packageName: string): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { forms } of paradigmsOf(packageName)) for (const form of forms) all.add(form);
  return all;
}

/** Word by word; with some affixes only, where others make another word of it (play, replay). */
export function paradigmsOf(packageName: string, only?: RegExp): readonly Paradigm[] {
  // The packages export only a module that reads these files.
  const folder = join(__dirname, '../../node_modules', packageName);
  const aff = readFileSync(join(folder, 'index.aff'), 'utf8');
  const dic = readFileSync(join(folder, 'index.dic'), 'utf8');
  const long = /^FLAG long$/m.test(aff);
  const affixes = readAffixes(aff, long);
  const barred = ['FORBIDDENWORD', 'ONLYINCOMPOUND'].flatMap((name) => optionOf(aff, name));
  const needy = optionOf(aff, 'NEEDAFFIX');
  let forms = new Set<string>();
  const paradigms: Paradigm[] = [];
  for (const line of dic.split('\n').slice(1)) {
    // A word may be followed by its grammar, after a tab or a space.
    const [word, flags = ''] = line.split(/[\t ]/)[0]!.split('/');
    if (!word) continue;
    forms = new Set();
    expand(
      word,
      flagsOf(flags, long).filter((flag) => !only || !affixes.has(flag) || only.test(flag)),
    );
    paradigms.push({ lemma: word, forms });
  }
  return paradigms;

  function expand(word: string, flags: readonly string[]): void {
    if (flags.some((flag) => barred.includes(flag))) return;
    if (!flags.some((flag) => needy.includes(flag))) forms.add(word);
    for (const flag of flags)
      for (const rule of affixes.get(flag) ?? []) {
        // Elided articles and pronouns (l’, d’, qu’) are no part of a word.
        if (/['’]/.test(rule.add)) continue;
        const form = applied(rule, word);
        if (form === null) continue;
        // A prefix leaves the word open to its suffixes; a suffix names what may still follow it.
        const kept =
          rule.kind === 'PFX' ? flags.filter((other) => affixes.get(other)?.[0]?.kind === 'SFX') : [];
        expand(form, [...rule.next, ...kept]);
      }
  }
}

const optionOf = (aff: string, name: string): readonly string[] => {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(aff);
  return found ? [found[1]!] : [];
};

const flagsOf = (text: string, long: boolean): readonly string[] =>
  long ? (text.match(/../g) ?? []) : [...text];

function readAffixes(aff: string, long: boolean): ReadonlyMap<string, readonly Rule[]> {
  const affixes = new Map<string, Rule[]>();
  for (const line of aff.split('\n')) {
    const [kind, flag, strip, addition, condition] = line.trim().split(/\s+/);
    if ((kind !== 'PFX' && kind !== 'SFX') || condition === undefined) continue;
    const [add, next = ''] = addition!.split('/');
    const rules = affixes.get(flag!) ?? [];
    rules.push({
      kind,
      strip: strip === '0' ? '' : strip!,
      add: add === '0' ? '' : add!,
      next: flagsOf(next, long),
      condition: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u'),
    });
    affixes.set(flag!, rules);
  }
  return affixes;
}

function applied({ kind, strip, add, condition }: Rule, word: string): string | null {
  if (!condition.test(word)) return null;
  if (kind === 'SFX') return word.endsWith(strip) ? word.slice(0, word.length - strip.length) + add : null;
  return word.startsWith(strip) ? add + word.slice(strip.length) : null;
}
