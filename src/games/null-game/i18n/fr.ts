import { typeset } from '../../../i18n/typeset';

export const fr = typeset({
  counts: 'Des points : qui en a le plus gagne.',
  keep: 'Garder',
  throw: 'Jeter',
  done: 'C’est décidé',
  secret: (value: number) => `Votre nombre : ${value}`,
  hidden: 'Un nombre attend, face cachée.',
  choose: 'Gardez-vous ce nombre ?',
  ready: (name: string, seconds: number) => `${name} : ${seconds} secondes pour décider`,
  late: (name: string) => `${name} garde donc son nombre.`,
  confirm: 'Confirmez, ou changez d’avis.',
  kept: (name: string) => `${name} garde son nombre.`,
  thrown: (name: string) => `${name} jette son nombre.`,
  points: (points: number) => (points < 2 ? `${points} point` : `${points} points`),
  over: (points: number) => `La partie est finie : ${points} points au mieux.`,
  rounds: 'Manches',
  refused: {
    'not-now': 'Pas maintenant.',
    'choose-first': 'Choisissez d’abord : garder ou jeter.',
    'no-such-number': 'Le dé n’a que six faces.',
    seats: 'Ce jeu se joue à une, deux ou trois places.',
  } as Readonly<Record<string, string>>,
  rules: {
    aim: { title: 'Le but', text: 'La plus grande somme de nombres gardés gagne.' },
    turn: {
      title: 'Un tour',
      text: (seconds: number) =>
        `Un nombre de 1 à 6 vous est donné en secret. Gardez-le ou jetez-le, en ${seconds} secondes.`,
    },
  },
});

export type NullWords = typeof fr;
