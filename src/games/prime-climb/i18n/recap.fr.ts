/** What a seat did in its turn, in notes short enough to be read at a glance. */
export const recapFr = {
  played: (name: string) => `${name} a joué`,
  plays: (name: string) => `${name} joue`,
  own: 'Votre tour',
  replay: 'Revoir',
  replaySpoken: (name: string) => `Revoir le tour de ${name}`,
  dice: (one: number, other: number) => (one === other ? `Double ${one}` : `Dés : ${one} et ${other}`),
  keeperPlayed: (title: string, sum: string) => `${title} joué : ${sum}`,
  stood: (sum: string) => `${sum}, rien ne change`,
  times: (sum: string, times: number) => `${sum} (${times} fois)`,
  sentBack: (name: string, from: number, to: number) => `pion de ${name} renvoyé de ${from} à ${to}`,
  ownBack: (from: number, to: number) => `son propre pion renvoyé de ${from} à ${to}`,
  arrived: (at: number) => `arrivé au ${at}`,
  turned: 'demi-tour au 101',
  waypoint: (at: number) => `étape ${at} atteinte`,
  kept: 'carte gardée',
  drawn: 'carte tirée',
  cardSays: (fate: string, text: string) => `${fate} : « ${text} »`,
  cursed: (name: string) => `mauvais sort à ${name} : − et ÷ seulement à son prochain tour`,
  carried: (name: string, from: number, to: number) => `${name} : ${from} → ${to}`,
  stolen: (name: string, card: string) => `« ${card} » prise à ${name}`,
  again: 'rejoue un tour entier',
  begins: (name: string) => `${name} commence`,
  beginsSays: 'Le plus haut total des deux dés.',
  level: 'À égalité, on relance.',
};

export type RecapWords = typeof recapFr;
