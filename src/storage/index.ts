/**
 * `install`, `files` and `persist` touch the device and are imported by name where they are needed (`storage/install`,
 * `storage/files`, `storage/persist`), so that everything here also runs in plain Node.
 */
export * from './port';
export * from './kept';
export * from './records';
export * from './shelf';
export * from './settings';
export * from './tally';
export * from './time-notes';
