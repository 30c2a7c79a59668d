/** A small deck without a fault, to be spoilt line by line. */
export const SMALL = `deck: Chez nous
language: fr
age: standard

card
? Croquée
Elle a mis un *savant* sur la *voie*, endormi une *princesse*, brouillé une *famille* entière avec le *ciel*, et tient, dit-on, le médecin à distance.
= la pomme | pomme
? Silence à bord
Toujours *suspendu* à un câble, il rassemble des *inconnus* qui fixent le *plafond* ; une *panne*, et tout l’immeuble redécouvre l’*étage*.
= l’ascenseur | ascenseur
+ arc-en-ciel
+ tirer le diable par la queue

names
? Peintres
- Monet | Claude Monet
- Vermeer
- Frida Kahlo | Kahlo
- Soulages
`;

export const LINES: readonly string[] = SMALL.split('\n');

/** The deck with one line (counted from 1) written otherwise; an empty list takes it out. */
export const withLine = (line: number, ...instead: readonly string[]): string =>
  [...LINES.slice(0, line - 1), ...instead, ...LINES.slice(line)].join('\n');
