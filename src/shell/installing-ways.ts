/** How the app gets among the others of a device: the browser offers it, the person has to do it, or there is nothing to do. */
export type Installing = 'offered' | 'by-hand' | 'nothing';
