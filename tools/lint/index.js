/** The house's own lint rules. */
module.exports = { rules: { rooms: require('./rooms'), 'game-names': require('./game-names') } };
