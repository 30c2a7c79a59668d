export const learningFr = {};
