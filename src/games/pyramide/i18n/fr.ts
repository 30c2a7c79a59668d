import { typeset } from '../../../i18n/typeset';
import { learningFr } from './learning.fr';
import { resultFr } from './result.fr';
import { soloFr } from './solo.fr';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;
const and = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}` : (names[0] ?? '');

export const fr = typeset({
  counts: 'Les points de cette manche, et une étoile par manche gagnée.',
  learning: learningFr,
  result: resultFr,
  solo: soloFr,

  and,
  roles: {
    dico: 'DICO',
    syno: 'SYNO',
    scripto: 'SCRIPTO',
    reglo: 'RÉGLO',
    'maitre-mots': 'maître-mots',
    judge: 'juge',
    table: '',
    none: '',
  } as Readonly<Record<string, string>>,
  roleOf: (role: string, name: string) => `${role} : ${name}`,
  /** On a cover: what is to be done, and for whom. */
  roleSays: {
    dico: (partners: string) =>
      partners ? `DICO : vous faites deviner ${partners}` : 'DICO : vous donnez les indices',
    'maitre-mots': (partners: string) => `Maître-mots : vous faites deviner ${partners}`,
    judge: () => 'Vous jugez la réponse',
    rival: () => 'Avez-vous une autre réponse à l’énigme ?',
  } as Readonly<Record<string, (partners: string) => string>>,
  /** What a role does, for whoever taps on it. */
  roleDoes: {
    dico: 'Connaît le mot et donne les indices, un seul mot à la fois.',
    syno: 'Entend les indices et cherche le mot ; à la fin, répond à l’énigme.',
    scripto: 'De l’autre équipe : lit la phrase à voix haute, voit la réponse et juge.',
    reglo: 'De l’autre équipe : surveille les indices, et crie si l’un d’eux est interdit.',
    'maitre-mots': 'Le meilleur de la Grande Pyramide : c’est lui qui fait deviner la liste des autres.',
  } as Readonly<Record<string, string>>,
  whoDoes: 'Qui fait quoi ?',
  sideSays: (who: string, standing: string) => `${who} : ${standing}. Qui fait quoi ?`,

  blank: 'mot à trouver',
  blankStruck: 'mot rayé',
  noted: 'Mots notés',
  obelisk: (bricks: number) => plural(bricks, 'brique restante', 'briques restantes'),
  /** Under the number of them. */
  bricks: (bricks: number): string => (bricks > 1 ? 'briques' : 'brique'),
  steps: (names: readonly string[], score: readonly number[]) =>
    names.map((name, side) => `${name} : ${plural(score[side] ?? 0, 'point', 'points')}`).join(', '),
  points: (points: number) => plural(points, 'point', 'points'),
  scoredBy: (name: string, points: number) => `${name} : +${plural(points, 'point', 'points')}`,
  rounds: (rounds: number) => plural(rounds, 'manche', 'manches'),

  holdWord: 'Maintenez pour lire le mot',
  holdName: 'Maintenez pour lire le nom',
  holdAnswer: 'Maintenez pour lire la réponse',
  holdExpression: 'Maintenez pour lire',
  letGo: 'relâchez pour cacher',
  activate: 'ou activez la carte',

  head: {
    word: (title: string, at: number) => `« ${title} » · mot ${at} sur 5`,
    bet: (clues: number) => `pari : ${clues}`,
    riddle: (title: string) => `« ${title} »`,
    name: (theme: string, at: number) => `${theme} · nom ${at} sur 4`,
    list: (at: number) => `Expression ${at} sur 5`,
    clue: (nth: number, of: number) => `indice ${nth} sur ${of}`,
    round: (round: number) => `Manche ${round}`,
    lastRound: (round: number) => `Manche ${round}, la dernière`,
    riddleOf: (nth: number, of: number) => `Énigme ${nth} sur ${of}`,
  },

  ring: {
    bet: 'pour parier',
    bid: 'pour annoncer',
    clue: 'pour l’indice',
    guess: 'pour répondre',
    enigma: 'pour l’énigme',
    list: 'pour la liste',
  },

  readFirst: 'Maintenez la carte pour lire : le temps part quand vous la relâchez.',
  stage: {
    reads: (name: string) => `${name}, lisez à voix haute.`,
    readAlone: 'Lisez la phrase tranquillement.',
    start: (seconds: number) => `C’est lu : lancez les ${seconds} secondes`,
    hasFound: (name: string) => `${name} a trouvé. C’était…`,
    nobodyFound: 'Personne n’a trouvé. C’était…',
    tooLate: (name: string) => `Temps écoulé pour ${name}. C’était…`,
    answered: (name: string, text: string, right: boolean) =>
      right ? `${name} a répondu : « ${text} ». C’est juste !` : `${name} a répondu : « ${text} ».`,
    itWas: 'C’était…',
    appDoesNotKnow: (app: string) => `${app} : « Je ne sais pas. »`,
    /** Read aloud, in the app’s own voice. */
    appSays: (text: string) => `Ma réponse : ${text}.`,
    appSaysNothing: 'Je ne sais pas.',
    noPoints: 'Aucun point.',
  },
  finale: {
    tally: 'Expressions trouvées',
    level: (names: string) => `${names} sont à égalité !`,
    third: (third: string, fourth: string) => `${third} est troisième, ${fourth} quatrième.`,
    has: (name: string, found: number) => `${name} : ${plural(found, 'expression', 'expressions')}`,
  },
  ready: {
    bet: (name: string, seconds: number) => `${name} : ${seconds} secondes pour parier`,
    bid: (name: string, seconds: number) => `${name} : ${seconds} secondes pour annoncer`,
    clue: (name: string, seconds: number) => `${name} : ${seconds} secondes pour un indice`,
    guess: (name: string, seconds: number) => `${name} : ${seconds} secondes pour répondre`,
    enigma: (name: string, seconds: number) =>
      `Ou tournez le téléphone. Puis ${name} aura une réponse, en ${seconds} secondes.`,
    enigmaTyped: (name: string, seconds: number) => `${name} : ${seconds} secondes pour l’énigme`,
    rival: (name: string, seconds: number) => `${name} : ${seconds} secondes pour une autre réponse`,
    list: (seconds: number) => `${seconds} secondes pour cinq expressions`,
  },
  late: {
    bet: (name: string) => `${name} n’a pas parié : c’est un pari de 1.`,
    bid: (name: string) => `${name} n’a rien annoncé : c’est 1.`,
    clue: (name: string) => `${name} n’a rien dit : cet indice est perdu.`,
    answer: (name: string) => `${name} n’a pas répondu à l’énigme.`,
    word: 'Temps écoulé : le mot est rayé.',
    name: 'Temps écoulé : un point pour l’autre équipe.',
    relay: 'Temps écoulé : le relais passe à l’autre équipe.',
    list: 'Temps écoulé : la liste s’arrête là.',
  },

  status: {
    title: (dico: string, syno: string) =>
      `Lisez le titre à voix haute. ${dico} fera deviner cinq mots à ${syno}.`,
    titleTyped: (dico: string, syno: string) =>
      `Un titre, cinq mots, une énigme : ${dico} explique, ${syno} devine.`,
    titlePingPong: (dicos: string) =>
      `Ping-pong ! ${dicos} font deviner les mêmes mots, chacun à son équipe, un indice à tour de rôle.`,
    titleNames: (dicos: string) => `Noms propres : ${dicos} annoncent en combien d’indices.`,
    bet: (dico: string, bricks: number) =>
      `${dico}, en combien d’indices ? Il reste ${plural(bricks, 'brique', 'briques')}.`,
    bid: (dico: string) => `${dico}, en combien d’indices ?`,
    bidLower: (dico: string, clues: number) =>
      `${dico}, moins de ${clues} ? Sinon, laissez jouer l’autre équipe.`,
    clue: (dico: string) => `${dico}, dites un seul mot, puis touchez « C’est\u00A0dit ».`,
    guess: (syno: string) => `À ${syno} de répondre : un seul mot.`,
    found: (word: string) => `« ${word} » : trouvé !`,
    struck: 'Pas trouvé : le mot est rayé.',
    foul: 'Indice interdit : le mot est rayé.',
    foulGives: 'Indice interdit : un point pour l’autre équipe.',
    lostName: 'Pas trouvé : un point pour l’autre équipe.',
    relay: 'Le relais passe à l’autre équipe.',
    enigma: (syno: string) => `${syno}, de qui ou de quoi s’agit-\u2060il ? Une seule réponse.`,
    rival: (dico: string) => `${dico}, avez-vous une autre réponse ? Dites-la avant de voir la bonne.`,
    rivalTyped: (said: string) => `${said} Et vous, quelle est votre réponse ?`,
    verdict: (judge: string) => `${judge}, lisez la réponse et jugez.`,
    judged: (answer: string) => `C’était : ${answer}.`,
    noBricks: 'Plus de briques : les mots restants sont rayés.',
    byDie: 'À égalité jusqu’au bout : le dé a tranché.',
    roundWon: (name: string, round: number) => `La manche ${round} est pour ${name} !`,
    level: (names: string) => `Égalité entre ${names} : on continue.`,
    again: (names: string) => `Égalité entre ${names} : on rejoue la manche.`,
    list: (dico: string, synos: string) =>
      `Grande Pyramide : ${dico} fait trouver cinq expressions à ${synos}. Parlez et mimez, sans dire un mot de l’expression.`,
    express: (dico: string) => `${dico}, faites trouver l’expression. Qui l’a dite en premier ?`,
  },

  doing: {
    pass: (name: string) => `Passer le téléphone à ${name}`,
    on: 'Continuer',
    next: 'Mot suivant',
    nextName: 'Nom suivant',
    nextExpression: 'Expression suivante',
    relay: 'Passer le relais',
    enigma: 'Voir l’énigme',
    bet: 'Parier',
    leave: 'Je laisse jouer',
    said: 'C’est dit',
    found: 'Trouvé',
    foundBy: (name: string) => `Trouvé par ${name}`,
    missed: 'Raté',
    foul: 'Indice interdit',
    slow: 'Trop lent',
    early: 'SYNO tente l’énigme',
    answered: 'Réponse donnée',
    giveUp: 'Je ne sais pas',
    agree: 'Non, pas d’autre réponse',
    differ: 'Oui, je l’ai dite',
    right: 'Juste',
    wrong: 'Faux',
    nobody: 'Personne',
    takeBack: 'Reprendre',
    dico: (name: string) => `Changer : ${name} explique`,
    foulBy: (names: string) => `${names} : interdit !`,
    foulBefore: 'L’indice d’avant était interdit',
  },

  scored: {
    words: (found: number) => `${plural(found, 'mot trouvé', 'mots trouvés')} sur 5`,
    enigma: 'Énigme trouvée',
    enigmaMissed: 'Énigme non trouvée',
    bonus: (bricks: number) => `Bonus : ${plural(bricks, 'brique', 'briques')}`,
  },

  typed: {
    clue: 'Votre indice',
    clueHint: 'un seul mot',
    guess: 'Votre réponse',
    answer: 'Votre réponse à l’énigme',
    send: 'Envoyer',
    early: 'Tenter l’énigme (2 points)',
    notEarly: 'Revenir au mot',
    trying: 'Quelle est la réponse à l’énigme ?',
    earlyRight: (name: string, answer: string) => `${name} a trouvé l’énigme : ${answer}.`,
    earlyWrong: (text: string, answer: string) => `« ${text} » ? Non, l’énigme était : ${answer}.`,
    pass: 'Je passe',
    clues: 'Indices',
    guessed: (guess: string) => `« ${guess} » ? Non.`,
    which: (left: number, countBricks: boolean) =>
      left === 0
        ? 'Quel est ce mot ? C’est le dernier indice.'
        : `Quel est ce mot ? Encore ${plural(left, 'indice', 'indices')} ${countBricks ? 'après' : left > 1 ? 'gratuits' : 'gratuit'}.`,
    noIdea: (name: string) => `${name} n’a pas d’idée.`,
    passed: 'Passé.',
    late: 'Trop tard.',
    appThinks: (name: string) => `${name} cherche…`,
    word: (word: string) => `Faites deviner : ${word}`,
    insist: 'Envoyer quand même',
    insistShort: 'Quand même',
    insistSays: 'C’est vous qui décidez.',
  },

  referee: {
    'not-a-word': (clue: string) => `« ${clue} » n’est pas dans le dictionnaire.`,
    compound: 'Un seul mot, ni composé ni expression.',
    date: 'Les dates ne sont pas permises.',
    acronym: 'Les sigles ne sont pas permis.',
    'proper-name': 'Les noms propres ne sont pas permis.',
    'same-root': (clue: string) => `« ${clue} » est de la même famille que le mot.`,
    'sounds-alike': (clue: string) => `« ${clue} » ne fait que sonner comme le mot.`,
    'the-word-itself': 'C’est le mot lui-même !',
    maybe: 'C’est douteux.',
  },

  refused: {
    other: 'Ce n’est pas possible ici.',
    'not-now': 'Ce n’est pas le moment.',
    'not-yours': 'C’est à quelqu’un d’autre.',
    'bet-other': (low: number, high: number) => `Pariez entre ${low} et ${high}.`,
    'bid-other': (low: number, high: number) => `Annoncez entre ${low} et ${high}.`,
    empty: 'Écrivez d’abord un mot.',
    'too-long': 'C’est trop long.',
    'the-word-itself': 'C’est le mot lui-même !',
    'clue-again': 'Cet indice a déjà servi pour ce mot.',
    'clock-runs': 'Le sablier s’en charge.',
  },

  rollAgain: 'Égalité : on relance.',
  tell: {
    ordered: (name: string) => `Le dé désigne ${name}.`,
    byDie: (name: string) => `À égalité : le dé tranche pour ${name}.`,
    riddle: (title: string, dicos: string) => `« ${title} » : ${dicos} fait deviner.`,
    theme: (title: string) => `Thème : ${title}.`,
    bet: (name: string, bricks: number) => `${name} parie ${bricks}.`,
    bid: (name: string, clues: number) => `${name} annonce ${clues}.`,
    left: (name: string) => `${name} laisse jouer.`,
    clue: (name: string, text: string) => `${name} : « ${text} ».`,
    missed: (guess: string) => `« ${guess} » ? Non.`,
    slow: (name: string) => `${name} a été trop long.`,
    foul: (name: string) => `L’indice de ${name} n’était pas permis.`,
    found: (name: string, word: string) => `${name} trouve « ${word} ».`,
    struck: 'Un mot est rayé.',
    wrong: (name: string) => `La réponse de ${name} n’est pas la bonne.`,
    judgedRight: (name: string, answer: string) => `${name} a trouvé : ${answer}.`,
    judged: (answer: string) => `C’était : ${answer}.`,
    round: (name: string, round: number) => `${name} gagne la manche ${round}.`,
    expression: (name: string, text: string) => `${name} : « ${text} ».`,
    maitreMots: (name: string) => `${name} est maître-mots !`,
    answered: (name: string, text: string) => `${name} répond : « ${text} ».`,
    gaveUp: (name: string) => `${name} ne sait pas.`,
  },

  ending: {
    four: (names: string, maitre: string, counts: string) =>
      `${names} gagnent la partie. Maître-mots : ${maitre}. Grande Pyramide : ${counts}.`,
    count: (name: string, found: number) => `${name} ${found}`,
    expressions: (found: number) => plural(found, 'expression', 'expressions'),
    wins: (name: string) => `${name} gagne la partie.`,
    level: 'Partie nulle.',
    alone: (points: number) => `${plural(points, 'point', 'points')} en tout.`,
  },
  team: (names: readonly string[]) => names.join(' · '),
  appName: 'Méninges',

  options: {
    deck: 'Cartes',
    deckSays: {
      'fr-standard': 'Français : 444 énigmes, 216 thèmes de noms propres.',
      'fr-junior': 'Français, dès neuf ans : 144 énigmes, 48 thèmes.',
      'en-standard': 'En anglais : 240 énigmes, 108 thèmes.',
    } as Readonly<Record<string, string>>,
    decks: {
      'fr-standard': 'Français',
      'fr-junior': 'Junior',
      'en-standard': 'English',
    } as Readonly<Record<string, string>>,
    ownDeck: 'Un paquet à vous.',
    editDecks: 'Vos propres cartes…',
    mode: 'Seul avec l’app',
    modes: {
      guess: 'Vous devinez',
      explain: 'Vous expliquez',
      alternate: 'Chacun son tour',
      marathon: 'Marathon',
    },
    modeSays: {
      guess: 'L’app parie et donne les indices, vous trouvez les mots.',
      explain: 'Vous pariez et donnez les indices, l’app cherche.',
      alternate: 'Une partie à deux avec l’app, en échangeant les rôles.',
      marathon: 'Dix énigmes à deviner d’affilée, et un record à battre.',
    },
    modeOff: 'À plusieurs, l’app ne joue pas.',
    level: 'Niveau de l’app',
    clock: 'Sablier',
    clockOff: 'sans',
    clockSays: (seconds: number | null) =>
      seconds === null
        ? 'Sans sablier, la table juge : un bouton dit « trop lent ».'
        : `${seconds} secondes pour parier, pour chaque indice et pour chaque réponse.`,
    clockSaysAlone: (seconds: number | null) =>
      seconds === null
        ? 'Vous prenez tout votre temps.'
        : `${seconds} secondes pour chaque mot que vous écrivez.`,
    secondRound: 'Deuxième manche',
    secondRounds: { riddles: 'Énigmes', 'ping-pong': 'Ping-pong et noms propres' },
    secondRoundSays: {
      riddles: 'Comme la première.',
      'ping-pong': 'Les deux équipes sur la même énigme, puis des noms propres aux enchères.',
    },
    fourOnly: 'À quatre seulement.',
    list: 'Grande Pyramide',
    lists: { free: 'sans limite', timed: '60 secondes' },
    listSays: 'Le temps pour chaque liste de cinq expressions.',
    listAlone: 'Seul, elle ne se joue pas.',
    openSentence: 'Phrase découverte',
    openSentenceSays:
      'La phrase et ses blancs se voient dès le début, par tout le monde : c’est plus facile. Sinon, elle reste cachée jusqu’à la fin de ses cinq mots.',
    club: 'Mode club',
    clubSays: 'Les noms propres et les marques sont permis comme indices.',
    first: 'Qui commence ?',
    firstDie: 'Le dé décide',
    firstSays: 'Ensuite, à tour de rôle.',
    firstAlone: 'Seul, rien à décider.',
    teams: 'Qui joue avec qui ?',
    teamsSays: 'Touchez un prénom, puis un autre : ils changent de place.',
    teamSeat: (name: string, team: number) => `${name}, équipe ${team}`,
    team: (team: number) => `Équipe ${team}`,
  },
  deckTooSmall: {
    riddles: (least: number, has: number) =>
      `Rien ne revient deux fois dans une partie : il faut ${plural(least, 'énigme', 'énigmes')}, et ce paquet en a ${has}.`,
    expressions: (least: number, has: number) =>
      `La Grande Pyramide demande ${plural(least, 'expression', 'expressions')}, et ce paquet en a ${has}.`,
  },
  config: {
    'seats-other': 'De un à quatre joueurs.',
    'no-themes': 'Ce paquet n’a pas de noms propres : choisissez une deuxième manche d’énigmes.',
    'four-only': 'Ping-pong et noms propres se jouent à quatre.',
  } as Readonly<Record<string, string>>,
});

export type PyramideWords = typeof fr;
