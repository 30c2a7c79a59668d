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
    eur eurs euse euses rice teur teurs trice trices ateur ateurs atrice ateuse eresse
    ation ations ition itions tion tions sion sions aison
    ement ements ment ments age ages ade ades emment amment eusement ivement alement ablement iblement
    issage issement isseur issable issante iment itude etude
    ance ances ence ences able ables ible ibles abilite ibilite if ive ifs ives atif ative itif itive
    eux ieux ieuse ueux ueuse al ale aux ales el elle els elles iel ielle iels ielles ial iale uel uelle ural
    ique iques isme ismes iste istes ite ites te tes ete esse esses ise ises alite osite ivite icite iquement istique
    ier iers iere ieres tier tiere erie eries eron eronne on onne onner onneur et ette ettes ets eter etier eterie ot otte oter elet elette
    eau eaux elle ien ienne iens iennes ois oise ais aise ain aine tain taine ere eres enne
    ard arde arder aille ailler ail oir oirs oire oires ure ures iser isation ifier ification iner inage eler ille iller illon onnage onnier onnerie onnet
    atre aud in ine asse asser ee ees esque icien icienne logue logie cir cissement ant ante ants antes ent ente
    oyer oyant oyeur eiller aire aires ateurs acle erette chon ichon icule icole enir
  `),
  prefixes: list(`
    dé dés des dis re ré en em in im il ir sur sous pré par per pro mal més contre inter trans entre
    ac ad af ag al an ap ar as at télé auto co com con col cor anti mini super bi tri pour mi
  `),
  shortDerivations: /^(e?te|cir|aille|aillon)$/,
  mere: [],
  infinitive: /(er|ir|re)$/,
  alternations: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/ge$/, 'g'],
    [/y$/, 'i'],
    [/x$/, 's'],
    [/([bcdfglmnprstz])\1$/, '$1'],
  ],
  turns: [
    [/eau$/, 'el'],
    [/eur$/, 'or'],
    [/oire$/, 'or'],
    [/eux$/, 'os'],
    [/if$/, 'iv'],
    [/(c|qu)e?$/, 'ch'],
    [/(\w{2}u)x$/, '$1ss'],
    [/el$/, 'al'],
    [/ble$/, 'bil'],
    [/uire$/, 'uct'],
    [/uire$/, 'uis'],
    [/aître$/, 'aiss'],
    [/indre$/, 'int'],
    [/(\w{3})ndre$/, '$1nt'],
    [/mettre$/, 'miss'],
    [/cevoir$/, 'cept'],
    [/(\w)crire$/, '$1cript'],
    [/primer$/, 'press'],
    [/ceder$/, 'cess'],
    [/fondre$/, 'fus'],
    [/soudre$/, 'solu'],
    [/vertir$/, 'vers'],
    [/(\w)tenir$/, '$1tent'],
    [/(\w)venir$/, '$1vent'],
    [/(\w{3})ain$/, '$1an'],
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
