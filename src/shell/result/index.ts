export * from './Cheers';
export * from './ending';
export * from './Finest';
export * from './Podium';
export { leastPodium } from './layPodium';
export * from './SharedPicture';
export * from './useSharing';
