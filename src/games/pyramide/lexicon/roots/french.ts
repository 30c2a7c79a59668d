import type { Morphology } from './types';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FRENCH_MORPHOLOGY: Morphology = {
  inflections: list(`
    s x e es ee ees
    er ez ai ais ait aient ions iez ont ons ent ant ante antes ants a as at
    era erai eras eront erons erez erait erais eraient
    ir is it issait issais issaient issant issent issons i ie ies ira iront irait
    u ue us ues
  `),
  derivations: list(`
    eur eurs euse euses rice teur teurs trice trices ateur ateurs atrice ateuse
    ation ations ition itions tion tions sion sions
    ement ements ment ments age ages ade ades
    ance ances ence ences able ables ible ibles if ive ifs ives atif ative
    eux al ale aux ales el elle els elles iel ielle iels ielles
    ique iques isme ismes iste istes ite ites te tes esse esses ise ises
    ier iers iere ieres erie eries on onne onner et ette ettes ets eter ot otte oter
    eau eaux ien ienne iens iennes ois oise ais aise ain aine ere eres
    ard arde aille ail oir oirs oire oires ure ures iser ifier iner eler ille
    atre aud in ine asse asser ee ees esque
  `),
  prefixes: list(
    'de des dis re en em in im sur sous pre par mal contre inter trans entre ac ad al ap ar as at tele auto',
  ),
  infinitive: /(er|ir|re)$/,
  alternations: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/ge$/, 'g'],
    [/y$/, 'i'],
    [/ch$/, 'c'],
    [/x$/, 's'],
    [/([bcdfglmnprstz])\1$/, '$1'],
  ],
  compounds: false,
  silentPlural: true,
  silentE: false,
  plurals: (word) => [
    `${word}s`,
    `${word}x`,
    ...(/ail?$/.test(word) || word.endsWith('al') ? [word.replace(/ai?l$/, 'aux')] : []),
  ],
  masculine: (word) =>
    word
      .replace(/s$/, '')
      .replace(/euse$/, 'eur')
      .replace(/trice$/, 'teur')
      .replace(/(ie|o)nne$/, '$1n')
      .replace(/ive$/, 'if')
      .replace(/ère$/, 'er')
      .replace(/elle$/, 'el')
      .replace(/(al|é)e$/, '$1'),
};
